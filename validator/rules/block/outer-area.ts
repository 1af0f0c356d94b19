import type { StreetBoard } from '../../../model/index.js';
import { matchBlocks } from '../../match-blocks.js';
import type { Issue, Rule } from '../../rule.js';

/** The area around everything, declared as a block. */
export const outerArea: Rule<StreetBoard> = {
  id: 'block/outer-area',
  severity: 'error',
  games: ['lfw', 'wm'],
  summary: 'No block goes round the whole board.',
  why: 'An alley or a boat would lead from any circle at the edge of the board to any other.',
  mend: 'Delete the block: what is open to the edge is none.',
  waive: 'Nobody should: the area around the board is never a block.',
  waivable: false,
  answers: ['BLK-004', 'DEF-10'],
  check: ({ board }) =>
    matchBlocks(board).verdicts.flatMap((verdict, i): Issue[] => {
      if (verdict.is !== 'outer') return [];
      const { id } = board.blocks[i]!;
      return [
        {
          entities: [id],
          pointer: `/blocks/${i}`,
          what: `Block ${id} goes round the board from outside.`,
          mend: `Delete ${id}.`,
          fix: {
            kind: 'safe',
            action: 'removeBlock',
            arguments: { block: id },
            label: `Delete block ${id}`,
          },
        },
      ];
    }),
};
