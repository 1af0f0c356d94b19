/** Refines a homography: `fitHomography` gives far points more weight than near ones, this gives all the same. */
import type { Point } from '../board/board.js';
import {
  applyHomography,
  normalisingTransform,
  invertHomography,
  composeHomographies,
  solveLeastSquares,
  normaliseHomography,
  type Homography,
} from './homography.js';

/**
 * The homography near this one with the least sum of squared distances to the second points of the pairs, by the
 * Levenberg–Marquardt method: least-squares steps that are shortened while they would increase the error.
 */
export function refineHomography(map: Homography, pairs: readonly (readonly [Point, Point])[]): Homography {
  const from = normalisingTransform(pairs.map(([source]) => source));
  const to = normalisingTransform(pairs.map(([, target]) => target));
  if (!from || !to) return map;
  const framed = pairs.map(
    ([source, target]) => [applyHomography(from, source), applyHomography(to, target)] as const,
  );
  let best = normaliseHomography(composeHomographies(to, composeHomographies(map, invertHomography(from))));
  let least = errorOf(best, framed);
  for (let round = 0, damping = 1e-6; round < ROUNDS; round++) {
    const step = solveLeastSquares([
      ...framed.flatMap((pair) => equationsOf(best, pair)),
      ...damped(damping),
    ]);
    if (!step || Math.hypot(...step) < FINEST) break;
    const next = best.map((each, i) => each + (step[i] ?? 0)) as unknown as Homography;
    const error = errorOf(next, framed);
    if (error < least) [best, least, damping] = [next, error, damping / 10];
    else damping *= 10;
  }
  return composeHomographies(invertHomography(to), composeHomographies(best, from));
}

const ROUNDS = 40;
/** In normalised points, which are about 1 in size: a smaller step moves no point by a hundredth of a board unit. */
const FINEST = 1e-9;

const errorOf = (map: Homography, pairs: readonly (readonly [Point, Point])[]): number =>
  pairs.reduce((sum, [source, [u, v]]) => {
    const [x, y] = applyHomography(map, source);
    return sum + (x - u) * (x - u) + (y - v) * (y - v);
  }, 0);

/** The derivatives of a point's two coordinates by the first eight numbers, and the error of each. */
function equationsOf(map: Homography, [[x, y], [u, v]]: readonly [Point, Point]): readonly number[][] {
  const w = map[6] * x + map[7] * y + map[8];
  const [atX, atY] = applyHomography(map, [x, y]);
  const [p, q, r] = [x / w, y / w, 1 / w];
  return [
    [p, q, r, 0, 0, 0, -p * atX, -q * atX, u - atX],
    [0, 0, 0, p, q, r, -p * atY, -q * atY, v - atY],
  ];
}

/** Equations that hold each number at its value. */
const damped = (damping: number): readonly number[][] =>
  Array.from({ length: 8 }, (_, i) =>
    Array.from({ length: 9 }, (__, k) => (k === i ? Math.sqrt(damping) : 0)),
  );
