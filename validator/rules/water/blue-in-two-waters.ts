import { declareBlockFix, pointersOfNodes, streetRule } from '../../definitions/define-rule.js';
import { blueCirclesOnBlocks } from '../../facts/blocks/blue-circles-on-blocks.js';

/** A blue circle in two blocks of water. */
export const blueInTwoWaters = streetRule({
  id: 'water/blue-in-two-waters',
  severity: 'error',
  games: ['wm'],
  summary: 'No blue circle lies in two blocks of water.',
  why: 'Boats could change from one water to the other there, which no printed circle allows.',
  remedy:
    'Check which of the two is water in print and declare the other as none or houses, or look for a circle on the wrong side of a street.',
  whenToWaive: 'Where the print really shows the circle between two waters.',
  catalogueIds: ['WAT-002', 'DEF-15'],
  check: ({ board }) => {
    const { ofBlock, ofCircle } = blueCirclesOnBlocks(board);
    return [...ofCircle].map(([circle, blocks]) => {
      const waters = blocks.filter((block) => board.blocks[block]!.kind === 'water');
      if (waters.length < 2) return undefined;
      const names = waters.map((block) => board.blocks[block]!.id);
      // Boats need two circles, so the water with fewer is more likely wrong.
      const doubtful = waters.toSorted((a, b) => ofBlock[a]!.length - ofBlock[b]!.length)[0]!;
      const { id } = board.blocks[doubtful]!;
      return {
        entities: [circle, ...names],
        pointer: pointersOfNodes(board).get(circle as `c${number}`)!,
        what: `The blue circle ${circle.slice(1)} lies in the waters ${names.join(' and ')}.`,
        remedy: `Check whether ${id} is water in print.`,
        seen: names,
        fix: declareBlockFix(id, 'none', `Land with blue ${circle.slice(1)} on its rim.`),
      };
    });
  },
});
