import { circlesOnPerimeter } from '../../../model/index.js';
import { streetRule, type Issue } from '../../definitions/define-rule.js';
import { blueCirclesOnBlocks } from '../../facts/blocks/blue-circles-on-blocks.js';
import { areasOfFaces } from '../../facts/blocks/drawn-faces.js';
import { matchBlocks } from '../../facts/blocks/match-blocks.js';

/** With fewer blocks there is no usual size. */
const ENOUGH = 8;
/** The largest blocks of houses in print are 6.3 times (Whitechapel) and 6.2 times (Whitehall) as large as the median block. */
const TIMES_THE_AREA = 8;
/** In print they have at most 8 and 9 circles, where the median block has 3 and 2. */
const TIMES_THE_CIRCLES = 6;

/** A block of houses far larger than the others. */
export const oversized = streetRule({
  id: 'block/oversized',
  severity: 'warning',
  summary: 'No block of houses is far larger than the others or has far more circles.',
  why: 'A street across it was probably not traced, and alleys lead between circles that are blocks apart.',
  remedy: 'Look at the print for a street across the block.',
  whenToWaive: 'Where the print really has such a large block; state what it shows there.',
  catalogueIds: ['BLK-007'],
  check: ({ board }) => {
    const areas = areasOfFaces(board);
    const { ofBlock } = blueCirclesOnBlocks(board);
    const houses = matchBlocks(board).matches.flatMap((verdict, i) => {
      // water/blue-on-houses reports water declared as houses.
      if (verdict.is !== 'face' || board.blocks[i]!.kind !== 'houses' || ofBlock[i]!.length > 0) return [];
      return [{ i, area: areas[verdict.face]!, circles: circlesOnPerimeter(board.blocks[i]!).length }];
    });
    if (houses.length < ENOUGH) return [];
    const area = middle(houses.map((each) => each.area));
    const circles = Math.max(1, middle(houses.map((each) => each.circles)));
    return houses
      .filter((each) => each.area > TIMES_THE_AREA * area || each.circles > TIMES_THE_CIRCLES * circles)
      .map((each): Issue => {
        const { id } = board.blocks[each.i]!;
        const times = Math.round(each.area / area);
        return {
          entities: [id],
          pointer: `/blocks/${each.i}`,
          what:
            each.area > TIMES_THE_AREA * area
              ? `Block ${id} is ${times} times as large as the median block.`
              : `Block ${id} has ${each.circles} circles, where the median block has ${circles}.`,
          remedy: `Look for a street across ${id}.`,
          seen: { area: each.area, circles: each.circles },
          expected: { area: TIMES_THE_AREA * area, circles: TIMES_THE_CIRCLES * circles },
        };
      });
  },
});

const middle = (values: readonly number[]): number =>
  Float64Array.from(values).sort()[values.length >> 1] ?? 0;
