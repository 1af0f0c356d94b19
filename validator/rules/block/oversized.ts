import { areasOfFaces, circlesOnPerimeter } from '../../../model/index.js';
import { streetRule } from '../../definitions/define-rule.js';
import { blueCirclesOnBlocks } from '../../facts/blocks/blue-circles-on-blocks.js';
import { blocksMatchedAs } from '../../facts/blocks/match-blocks.js';

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
  needsPlaces: true,
  check: ({ board }) => {
    const areas = areasOfFaces(board);
    const { ofBlock } = blueCirclesOnBlocks(board);
    const houses = blocksMatchedAs(board, 'face')
      // water/blue-on-houses reports water declared as houses.
      .filter(({ index, block }) => block.kind === 'houses' && ofBlock[index]!.length === 0)
      .map(({ block, match, pointer }) => ({
        id: block.id,
        pointer,
        area: areas[match.face]!,
        circles: circlesOnPerimeter(block).length,
      }));
    if (houses.length < ENOUGH) return [];
    const median = middle(houses.map((each) => each.area));
    const usual = Math.max(1, middle(houses.map((each) => each.circles)));
    return houses.map(({ id, pointer, area, circles }) => {
      const isLarge = area > TIMES_THE_AREA * median;
      if (!isLarge && circles <= TIMES_THE_CIRCLES * usual) return undefined;
      return {
        entities: [id],
        pointer,
        what: isLarge
          ? `Block ${id} is ${Math.round(area / median)} times as large as the median block.`
          : `Block ${id} has ${circles} circles, where the median block has ${usual}.`,
        remedy: `Look for a street across ${id}.`,
        seen: { area, circles },
        expected: { area: TIMES_THE_AREA * median, circles: TIMES_THE_CIRCLES * usual },
      };
    });
  },
});

const middle = (values: readonly number[]): number =>
  Float64Array.from(values).sort()[values.length >> 1] ?? 0;
