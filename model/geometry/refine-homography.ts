/** The last step to the best map: homographyOf weighs far points more than near ones, this one weighs all alike. */
import type { Point } from '../board.js';
import {
  applyHomography,
  framing,
  invertHomography,
  joinHomographies,
  leastSquares,
  unitary,
  type Homography,
} from './homography.js';

/**
 * The map near this one whose squared distances to the second points of the pairs have the least sum, by the method of
 * Levenberg and Marquardt: steps of least squares, shortened while a step would make it worse.
 */
export function refineHomography(map: Homography, pairs: readonly (readonly [Point, Point])[]): Homography {
  const from = framing(pairs.map(([source]) => source));
  const to = framing(pairs.map(([, target]) => target));
  if (!from || !to) return map;
  const framed = pairs.map(
    ([source, target]) => [applyHomography(from, source), applyHomography(to, target)] as const,
  );
  let best = unitary(joinHomographies(to, joinHomographies(map, invertHomography(from))));
  let least = errorOf(best, framed);
  for (let round = 0, damping = 1e-6; round < ROUNDS; round++) {
    const step = leastSquares([...framed.flatMap((pair) => equationsOf(best, pair)), ...damped(damping)]);
    if (!step || Math.hypot(...step) < FINEST) break;
    const next = best.map((each, i) => each + (step[i] ?? 0)) as unknown as Homography;
    const error = errorOf(next, framed);
    if (error < least) [best, least, damping] = [next, error, damping / 10];
    else damping *= 10;
  }
  return joinHomographies(invertHomography(to), joinHomographies(best, from));
}

const ROUNDS = 40;
/** In framed points, which are about 1 in size: a step below this moves nothing by as much as a hundredth of a board unit. */
const FINEST = 1e-9;

const errorOf = (map: Homography, pairs: readonly (readonly [Point, Point])[]): number =>
  pairs.reduce((sum, [source, [u, v]]) => {
    const [x, y] = applyHomography(map, source);
    return sum + (x - u) * (x - u) + (y - v) * (y - v);
  }, 0);

/** How the two coordinates of a point change with each of the first eight numbers, and how far they should. */
function equationsOf(map: Homography, [[x, y], [u, v]]: readonly [Point, Point]): readonly number[][] {
  const w = map[6] * x + map[7] * y + map[8];
  const [atX, atY] = applyHomography(map, [x, y]);
  const [p, q, r] = [x / w, y / w, 1 / w];
  return [
    [p, q, r, 0, 0, 0, -p * atX, -q * atX, u - atX],
    [0, 0, 0, p, q, r, -p * atY, -q * atY, v - atY],
  ];
}

/** Equations that ask each number to stay as it is. */
const damped = (damping: number): readonly number[][] =>
  Array.from({ length: 8 }, (_, i) =>
    Array.from({ length: 9 }, (__, k) => (k === i ? Math.sqrt(damping) : 0)),
  );
