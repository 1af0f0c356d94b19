import { facesOfBoard } from '../../../model/index.js';
import { safeFix, streetRule } from '../../definitions/define-rule.js';
import { matchBlocks } from '../../facts/blocks/match-blocks.js';

/** A walk that goes around its area anticlockwise. */
export const walkedBackwards = streetRule({
  id: 'block/walked-backwards',
  severity: 'error',
  summary: 'The walk of a block goes clockwise, with the block on its right.',
  why: 'Equal boards must have equal files, and the side of the walk tells a block from the area around it.',
  remedy: 'Reverse the walk.',
  neverWaive: 'reversing the walk changes no move.',
  catalogueIds: ['BLK-003'],
  check: ({ board }) =>
    matchBlocks(board).matches.map((verdict, i) => {
      if (verdict.is !== 'backwards') return undefined;
      const { id, walk } = board.blocks[i]!;
      const rim = facesOfBoard(board).inner[verdict.face]!;
      return {
        entities: [id],
        pointer: `/blocks/${i}/walk`,
        what: `The walk of block ${id} goes anticlockwise.`,
        remedy: `Reverse it: ${rim.walk.join(' ')}.`,
        seen: walk,
        expected: rim.walk,
        fix: safeFix(
          'setBlockWalk',
          { block: id, walk: rim.walk, islands: rim.islands },
          `Reverse the walk of ${id}`,
        ),
      };
    }),
});
