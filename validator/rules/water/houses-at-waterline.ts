import type { StreetBoard } from '../../../model/index.js';
import { blueOnBlocks } from '../../blocks-of-blue-circles.js';
import { lineAt } from '../../names-of-parts.js';
import type { Issue, Rule } from '../../rule.js';
import { waterlineSides } from '../../waterlines-of-blocks.js';

/** A block of houses that a waterline closes. */
export const housesAtWaterline: Rule<StreetBoard> = {
  id: 'water/houses-at-waterline',
  severity: 'error',
  games: ['wm'],
  summary: 'No block that a waterline closes is one of houses.',
  why: 'A block of houses is enclosed by streets alone, so the alley would lead over water.',
  mend: 'Declare the block as water if it has blue circles, else as none.',
  waive: 'Nobody may: the rule of alleys says so.',
  waivable: false,
  answers: ['WAT-005', 'DEF-11'],
  check: ({ board }) => {
    const { ofBlock } = blueOnBlocks(board);
    const seen = new Set<number>();
    return waterlineSides(board).flatMap(({ line, blocks }) =>
      blocks.flatMap((block): Issue[] => {
        const { id, kind } = board.blocks[block]!;
        if (kind !== 'houses' || seen.has(block)) return [];
        seen.add(block);
        const { id: waterline, name } = lineAt(board, line);
        const right = ofBlock[block]!.length > 0 ? 'water' : 'none';
        return [
          {
            entities: [id],
            pointer: `/blocks/${block}/kind`,
            what: `Block ${id} is declared as houses, but ${name} closes it.`,
            mend: `Declare ${id} as ${right}.`,
            seen: kind,
            expected: right,
            fix: {
              kind: 'safe',
              action: 'setBlockKind',
              arguments: { block: id, kind: right, reason: `Closed by the waterline ${waterline} (DEF-11).` },
              label: `Declare ${id} as ${right}`,
            },
          },
        ];
      }),
    );
  },
};
