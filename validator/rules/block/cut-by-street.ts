import type { StreetBoard } from '../../../model/index.js';
import { capital } from '../../../model/text/capital.js';
import { listed } from '../../listed.js';
import { matchBlocks } from '../../match-blocks.js';
import { lineAt } from '../../names-of-parts.js';
import type { Issue, Rule } from '../../rule.js';

/** As many lines as a finding is named by. */
const MOST_NAMED = 3;

/** A declared block that a street runs through or into. */
export const cutByStreet: Rule<StreetBoard> = {
  id: 'block/cut-by-street',
  severity: 'error',
  games: ['lfw', 'wm'],
  summary: 'No street or waterline divides or enters a declared block without standing in its walk.',
  why: 'A street inside a block gives moves on foot that are not printed, or an alley leads across a street that is.',
  mend: 'Remove the street if it is not printed. If it is, declare the areas on its sides, or lead the block’s walk along it.',
  waive: 'Nobody should: either the streets or the blocks are wrong, and both can be corrected.',
  waivable: false,
  answers: ['BLK-001', 'WAT-001', 'DEF-10'],
  check: ({ board }) =>
    matchBlocks(board).verdicts.flatMap((verdict, i): Issue[] => {
      if (verdict.is !== 'cut') return [];
      const { id } = board.blocks[i]!;
      const lines = verdict.lines.map((line) => lineAt(board, line));
      const [line] = lines;
      const divides = verdict.faces.length > 1 ? 'divide' : 'enter';
      return [
        {
          entities: [id, ...lines.slice(0, MOST_NAMED).map((each) => each.id)],
          pointer: line!.pointer,
          what:
            lines.length === 1
              ? `${capital(line!.name)} ${divides}s block ${id}, whose walk does not know it.`
              : `Lines that its walk does not know ${divides} block ${id}: ${listed(lines.map((each) => each.id))}.`,
          mend:
            verdict.faces.length > 1
              ? `Remove what is not printed, or declare the ${verdict.faces.length} areas instead of ${id}.`
              : `Remove what is not printed, or lead the walk of ${id} along it and back.`,
          ...(lines.length === 1 && {
            fix: {
              kind: 'ask',
              action: line!.remove,
              arguments: { line: line!.id },
              label: `Remove ${line!.name}`,
            },
          }),
        },
      ];
    }),
};
