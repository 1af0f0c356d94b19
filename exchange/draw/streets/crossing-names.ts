/** The names of crossings that have one, each set where it hides the least. */
import type { Crossing, Point, StreetBoard } from '../../model/board.js';
import type { Palette } from './palette.js';
import type { Places } from './picture.js';
import { fitted, group, widthOfWords, words } from './svg.js';

/** Names beside their crossings, on an outline of ground that keeps them readable. */
export function crossingNames(
  crossings: readonly Crossing[],
  places: Places,
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
      const shown = fitted(name, size, extent[0] / 4);
      const half: Point = [widthOfWords(shown, 0.95 * size) / 2, 0.6 * size];
      const [x, y] = calmest(at, half, 2.2 * discs.crossing, covered, extent);
      return [words('text', { x, y: y + 0.355 * size }, shown)];
    }),
  );
}

/** Of eight places round a point the one where a box of this size covers the fewest nodes; the first of equals. */
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

/** How many nodes a box covers, given its middle and half its width and height. */
type Covered = (middle: Point, half: Point) => number;

/** A box that covers so many is as bad as any. */
const MANY = 500;

/** Nodes by the cells of a grid, so that each name asks those near by and not all. */
function coveredIn(places: Places, size: number): Covered {
  const nodes = [...places.values()];
  const reach = nodes.reduce((most, { radius }) => Math.max(most, radius), 0);
  const side = Math.max(1, size + reach);
  const cells = new Map<string, typeof nodes>();
  const cellOf = (value: number): number => Math.floor(value / side);
  for (const node of nodes) {
    const key = `${cellOf(node.at[0])} ${cellOf(node.at[1])}`;
    const cell = cells.get(key);
    if (cell) cell.push(node);
    else cells.set(key, [node]);
  }
  return ([x, y], [across, down]) => {
    let count = 0;
    for (let column = cellOf(x - across - reach); column <= cellOf(x + across + reach); column++)
      for (let row = cellOf(y - down - reach); row <= cellOf(y + down + reach); row++)
        for (const { at, radius } of cells.get(`${column} ${row}`) ?? []) {
          if (Math.abs(at[0] - x) < across + radius && Math.abs(at[1] - y) < down + radius) count++;
          if (count === MANY) return count;
        }
    return count;
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
