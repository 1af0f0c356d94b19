import { makeSafeFix, streetRule, blockWalkFix } from '../../definitions/define-rule.js';
import { blocksMatchedAs } from '../../facts/blocks/match-blocks.js';

/** A walk that goes around its area anticlockwise. */
export const walkedBackwards = streetRule({
  id: 'block/walked-backwards',
  severity: 'error',
  summary: 'The walk of a block goes clockwise, with the block on its right.',
  why: 'Equal boards must have equal files, and the side of the walk tells a block from the area around it.',
  remedy: 'Reverse the walk.',
  neverWaive: 'reversing the walk changes no move.',
  catalogueIds: ['BLK-003'],
  needsPlaces: true,
  check: ({ board }) =>
    blocksMatchedAs(board, 'backwards').map(({ block: { id, walk }, pointer, face: rim }) => ({
      entities: [id],
      pointer: `${pointer}/walk`,
      what: `The walk of block ${id} goes anticlockwise.`,
      remedy: `Reverse it: ${rim!.walk.join(' ')}.`,
      seen: walk,
      expected: rim!.walk,
      fix: blockWalkFix(makeSafeFix, id, rim!, `Reverse the walk of ${id}`),
    })),
});
