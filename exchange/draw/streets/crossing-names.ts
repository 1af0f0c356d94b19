/** Draws the names of crossings where they hide the least. */
import {
  buildPointGrid,
  visitPointsNearSegment,
  type Crossing,
  type Point,
  type StreetBoard,
} from '../../../model/index.js';
import type { Palette } from '../sheet/palette.js';
import type { DrawnDiscs } from '../sheet/sheet-content.js';
import { fitText, group, textWidth, textElement } from '../sheet/svg.js';

/** Names beside their crossings, with an outline in the ground colour for readability. */
export function drawCrossingNames(
  crossings: readonly Crossing[],
  places: DrawnDiscs,
  { discs, extent }: StreetBoard,
  palette: Palette,
): string {
  const size = Math.min(0.95 * discs.circle, extent[0] / 50);
  const covered = coveredIn(places, size);
  return group(
    {
      'font-size': size,
      'font-style': 'italic',
      fill: palette.accent,
      stroke: palette.ground,
      'stroke-width': 0.3 * size,
      'stroke-linejoin': 'round',
      'paint-order': 'stroke',
    },
    crossings.flatMap(({ at, name }) => {
      if (name === undefined) return [];
      const shown = fitText(name, size, extent[0] / 4);
      const half: Point = [textWidth(shown, 0.95 * size) / 2, 0.6 * size];
      const [x, y] = calmest(at, half, 2.2 * discs.crossing, covered, extent);
      return [textElement('text', { x, y: y + 0.355 * size }, shown)];
    }),
  );
}

/** The one of eight positions around a point where a box of this size covers the fewest nodes; the first of equals. */
function calmest(at: Point, half: Point, gap: number, covered: Covered, extent: Point): Point {
  let [best, least] = [at, Infinity];
  for (const [dx, dy] of SIDES) {
    const [x, y] = [at[0] + dx * (half[0] + gap), at[1] + dy * (half[1] + gap)];
    const isOff = x < half[0] || x > extent[0] - half[0] || y < half[1] || y > extent[1] - half[1];
    const count = (isOff ? 1000 : 0) + covered([x, y], half);
    if (count < least) [best, least] = [[x, y], count];
  }
  return best;
}

/** How many nodes a box covers, given its centre and half its width and height. */
type Covered = (middle: Point, half: Point) => number;

/** Counting stops here. */
const MANY = 500;

/** Nodes by grid cell, so that only nodes nearby are checked. */
function coveredIn(places: DrawnDiscs, size: number): Covered {
  const nodes = [...places.values()];
  const reach = nodes.reduce((most, { radius }) => Math.max(most, radius), 0);
  const xs = Float64Array.from(nodes, ({ at }) => at[0]);
  const ys = Float64Array.from(nodes, ({ at }) => at[1]);
  const grid = buildPointGrid(xs, ys, size + reach);
  return ([x, y], [across, down]) => {
    let count = 0;
    const visit = (i: number): void => {
      const { at, radius } = nodes[i]!;
      if (Math.abs(at[0] - x) < across + radius && Math.abs(at[1] - y) < down + radius) count++;
    };
    visitPointsNearSegment(grid, [x - across, y, x + across, y], reach + down, visit, MANY);
    return Math.min(count, MANY);
  };
}

const SIDES: readonly Point[] = [
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
  [0.6, -1],
  [-0.6, -1],
  [0.6, 1],
  [-0.6, 1],
];
