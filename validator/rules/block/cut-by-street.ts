import { capitalise, type StreetBoard } from '../../../model/index.js';
import { joinList } from '../../wording/join-list.js';
import { matchBlocks } from '../../facts/blocks/match-blocks.js';
import { labelledLine } from '../../wording/labels.js';
import { askFix } from '../../definitions/make-fix.js';
import type { Issue, Rule } from '../../definitions/rule.js';

/** The number of lines in the id of a finding. */
const MOST_NAMED = 3;

/** A declared block that a street runs through or into. */
export const cutByStreet: Rule<StreetBoard> = {
  id: 'block/cut-by-street',
  severity: 'error',
  games: ['lfw', 'wm'],
  summary: 'No street or waterline divides or enters a declared block without being part of its walk.',
  why: 'A street inside a block gives moves on foot that are not printed, or an alley leads across a street that is.',
  remedy:
    'Remove the street if it is not printed. If it is, declare the areas on its sides, or extend the block’s walk along it.',
  whenToWaive: 'Never: either the streets or the blocks are wrong, and both can be corrected.',
  waivable: false,
  catalogueIds: ['BLK-001', 'WAT-001', 'DEF-10'],
  check: ({ board }) =>
    matchBlocks(board).matches.flatMap((verdict, i): Issue[] => {
      if (verdict.is !== 'cut') return [];
      const { id } = board.blocks[i]!;
      const lines = verdict.lines.map((line) => labelledLine(board, line));
      const [line] = lines;
      const divides = verdict.faces.length > 1 ? 'divide' : 'enter';
      return [
        {
          entities: [id, ...lines.slice(0, MOST_NAMED).map((each) => each.id)],
          pointer: line!.pointer,
          what:
            lines.length === 1
              ? `${capitalise(line!.name)} ${divides}s block ${id}, but is not part of its walk.`
              : `Lines that are not part of its walk ${divides} block ${id}: ${joinList(lines.map((each) => each.id))}.`,
          remedy:
            verdict.faces.length > 1
              ? `Remove what is not printed, or declare the ${verdict.faces.length} areas instead of ${id}.`
              : `Remove what is not printed, or extend the walk of ${id} along it and back.`,
          ...(lines.length === 1 && {
            fix: askFix(line!.remove, { line: line!.id }, `Remove ${line!.name}`),
          }),
        },
      ];
    }),
};
