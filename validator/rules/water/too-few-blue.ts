import { circlesOnPerimeter } from '../../../model/index.js';
import { walkingGraph } from '../../../model/graph/index.js';
import { makeAskFix, countWithNoun, declareBlockFix, streetRule } from '../../definitions/define-rule.js';
import { blueCirclesOnBlocks } from '../../facts/blocks/blue-circles-on-blocks.js';

/** A block of water without two blue circles. */
export const tooFewBlue = streetRule({
  id: 'water/too-few-blue',
  severity: { otherwise: 'warning', draft: 'info' },
  games: ['wm'],
  summary: 'Every block of water has two blue circles or more.',
  why: 'Boats connect the blue circles of one water, so this water has no boats.',
  remedy: 'Look for blue circles that were traced in another colour, or declare the block as none.',
  whenToWaive: 'Where the print really has a water with one blue circle.',
  catalogueIds: ['WAT-003', 'DEF-12', 'DEF-15'],
  check: ({ board }) => {
    const walking = walkingGraph(board);
    return blueCirclesOnBlocks(board).ofBlock.map((blue, i) => {
      const block = board.blocks[i]!;
      if (block.kind !== 'water' || blue.length > 1) return undefined;
      // In print only blue circles are dead ends in the water.
      const circle = circlesOnPerimeter(block).find(
        (each) => !blue.includes(each) && walking.degree(each) === 1,
      );
      return {
        entities: [block.id],
        pointer: `/blocks/${i}`,
        what: `The water ${block.id} has ${countWithNoun(blue.length, 'blue circle')}.`,
        remedy: circle
          ? `Check whether ${circle.slice(1)}, a dead end in it, is blue in print.`
          : `Look for blue circles on it, or declare ${block.id} as none.`,
        seen: blue.length,
        expected: 2,
        fix: circle
          ? makeAskFix('setColour', { circle, colour: 'blue' }, `Make circle ${circle.slice(1)} blue`)
          : declareBlockFix(block.id, 'none', 'Water without two blue circles, where no boat goes.'),
      };
    });
  },
});
