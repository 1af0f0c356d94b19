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
      const [x, y] = calmest(at, half, 2.2 * discs.crossing, places, extent);
      return [words('text', { x, y: y + 0.355 * size }, shown)];
    }),
  );
}

/** Of eight places round a point the one where a box of this size covers the fewest nodes; the first of equals. */
function calmest(at: Point, half: Point, gap: number, places: Places, extent: Point): Point {
  const covered = SIDES.map(([dx, dy]): { at: Point; count: number } => {
    const x = at[0] + dx * (half[0] + gap);
    const y = at[1] + dy * (half[1] + gap);
    let count = x < half[0] || x > extent[0] - half[0] || y < half[1] || y > extent[1] - half[1] ? 1000 : 0;
    for (const { at: other, radius } of places.values())
      if (Math.abs(other[0] - x) < half[0] + radius && Math.abs(other[1] - y) < half[1] + radius) count++;
    return { at: [x, y], count };
  });
  return covered.reduce((best, each) => (each.count < best.count ? each : best)).at;
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
