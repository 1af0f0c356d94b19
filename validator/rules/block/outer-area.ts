import { makeSafeFix, streetRule } from '../../definitions/define-rule.js';
import { blocksMatchedAs } from '../../facts/blocks/match-blocks.js';

/** The area around the whole board, declared as a block. */
export const outerArea = streetRule({
  id: 'block/outer-area',
  severity: 'error',
  summary: 'No block is the area around the whole board.',
  why: 'An alley or a boat would lead from any circle at the edge of the board to any other.',
  remedy: 'Delete the block: an area that is open to the edge is not a block.',
  neverWaive: 'the area around the board is never a block.',
  catalogueIds: ['BLK-004', 'DEF-10'],
  needsPlaces: true,
  check: ({ board }) =>
    blocksMatchedAs(board, 'outer').map(({ block: { id }, pointer }) => ({
      entities: [id],
      pointer,
      what: `Block ${id} is the area around the whole board.`,
      remedy: `Delete ${id}.`,
      fix: makeSafeFix('removeBlock', { block: id }, `Delete block ${id}`),
    })),
});
