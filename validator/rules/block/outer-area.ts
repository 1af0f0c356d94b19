import type { StreetBoard } from '../../../model/index.js';
import { matchBlocks } from '../../facts/blocks/match-blocks.js';
import { safeFix } from '../../definitions/make-fix.js';
import type { Issue, Rule } from '../../definitions/rule.js';

/** The area around the whole board, declared as a block. */
export const outerArea: Rule<StreetBoard> = {
  id: 'block/outer-area',
  severity: 'error',
  games: ['lfw', 'wm'],
  summary: 'No block is the area around the whole board.',
  why: 'An alley or a boat would lead from any circle at the edge of the board to any other.',
  remedy: 'Delete the block: an area that is open to the edge is not a block.',
  whenToWaive: 'Never: the area around the board is never a block.',
  waivable: false,
  catalogueIds: ['BLK-004', 'DEF-10'],
  check: ({ board }) =>
    matchBlocks(board).matches.flatMap((verdict, i): Issue[] => {
      if (verdict.is !== 'outer') return [];
      const { id } = board.blocks[i]!;
      return [
        {
          entities: [id],
          pointer: `/blocks/${i}`,
          what: `Block ${id} is the area around the whole board.`,
          remedy: `Delete ${id}.`,
          fix: safeFix('removeBlock', { block: id }, `Delete block ${id}`),
        },
      ];
    }),
};
