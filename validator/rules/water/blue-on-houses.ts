import { countWithNoun, declareBlockFix, streetRule } from '../../definitions/define-rule.js';
import {
  blueCirclesOnBlocks,
  joinCircleNumbers,
  waterlineSides,
} from '../../facts/blocks/blue-circles-on-blocks.js';

/** A block of houses with a blue circle on it. */
export const blueOnHouses = streetRule({
  id: 'water/blue-on-houses',
  severity: 'error',
  games: ['wm'],
  summary: 'No block of houses has a blue circle on it.',
  why: 'By the rules a block of houses has no blue circle, so strictly no alley crosses it.',
  remedy:
    'Declare the block as water if boats go there, as none with the reason if it is land, or correct the circle’s colour.',
  whenToWaive:
    'Where a club plays such blocks as houses (the variant mixedFaces); better to declare them as none and choose the variant.',
  catalogueIds: ['WAT-004', 'AMB-WM-07', 'DEF-11'],
  needsPlaces: true,
  check: ({ board }) => {
    // water/houses-at-waterline reports blocks that a waterline closes.
    const closed = new Set(waterlineSides(board).flatMap(({ blocks }) => blocks));
    return blueCirclesOnBlocks(board).ofBlock.map((blue, i) => {
      const { id, kind } = board.blocks[i]!;
      if (kind !== 'houses' || blue.length === 0 || closed.has(i)) return undefined;
      const [right, is] = blue.length > 1 ? (['water', 'are'] as const) : (['none', 'is'] as const);
      const numbers = joinCircleNumbers(blue);
      return {
        entities: [id],
        pointer: `/blocks/${i}/kind`,
        what: `Block ${id} is declared as houses, but has ${countWithNoun(blue.length, 'blue circle')}: ${numbers}.`,
        remedy: `Declare ${id} as ${right}, or check whether ${numbers} ${is} blue in print.`,
        seen: kind,
        expected: right,
        fix: declareBlockFix(id, right, `It holds blue ${numbers} (DEF-11).`),
      };
    });
  },
});
