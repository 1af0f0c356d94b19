/** Homographies: how a photograph maps a flat board. They keep straight lines straight. */
import type { Point } from '../board/board.js';

/** Row by row: (x, y) goes to ((a x + b y + c) / w, (d x + e y + f) / w), w = g x + h y + i. Only ratios count. */
export type Homography = readonly [number, number, number, number, number, number, number, number, number];
type PointPairs = readonly (readonly [Point, Point])[];

/**
 * The map that takes the first point of each pair to the second: exactly for four pairs, with the least error for more.
 * Undefined if no camera can take such a picture: fewer than four pairs, three of four in line, corners in crossed order.
 */
export function fitHomography(pairs: PointPairs): Homography | undefined {
  const normalised = pairs.length < 4 ? undefined : normalisePairs(pairs);
  if (!normalised) return undefined;
  const { from, to, framed } = normalised;
  const solved = solveLeastSquares(
    framed.flatMap(([[x, y], [u, v]]) => [
      [x, y, 1, 0, 0, 0, -u * x, -u * y, u],
      [0, 0, 0, x, y, 1, -v * x, -v * y, v],
    ]),
  );
  if (!solved) return undefined;
  const map = [...solved, 1] as unknown as Homography;
  // The horizon is where w is 0; points behind it are in no picture.
  if (framed.some(([source]) => weightAt(map, source) < FLAT) || Math.abs(determinantOf(map)) < FLAT)
    return undefined;
  return composeHomographies(invertHomography(to), composeHomographies(map, from));
}

/** Both sides normalised, and the pairs in normalised coordinates; undefined if the points of one side coincide. */
function normalisePairs(
  pairs: PointPairs,
): { from: Homography; to: Homography; framed: PointPairs } | undefined {
  const from = normalisingTransform(pairs.map(([source]) => source));
  const to = normalisingTransform(pairs.map(([, target]) => target));
  if (!from || !to) return undefined;
  const framed = pairs.map(
    ([source, target]) => [applyHomography(from, source), applyHomography(to, target)] as const,
  );
  return { from, to, framed };
}

/** Applies a homography to a point. */
export function applyHomography(map: Homography, point: Point): Point {
  const [a, b, c, d, e, f] = map;
  const [x, y] = point;
  const w = weightAt(map, point);
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
}

/** The inverse of a homography. */
export function invertHomography(map: Homography): Homography {
  const [a, b, c, d, e, f, g, h, i] = map;
  const determinant = determinantOf(map);
  if (determinant === 0 || !Number.isFinite(determinant))
    throw new RangeError(`The homography ${map.join(' ')} has no inverse.`);
  const [p, q, r] = [e * i - f * h, c * h - b * i, b * f - c * e];
  const [s, t, u] = [f * g - d * i, a * i - c * g, c * d - a * f];
  const [v, w, x] = [d * h - e * g, b * g - a * h, a * e - b * d];
  return scaled([p, q, r, s, t, u, v, w, x], 1 / determinant);
}

/** One homography that applies `first` and then `then`. */
export function composeHomographies(then: Homography, first: Homography): Homography {
  const [a, b, c, d, e, f, g, h, i] = first;
  const row = (x: number, y: number, z: number): readonly [number, number, number] => [
    x * a + y * d + z * g,
    x * b + y * e + z * h,
    x * c + y * f + z * i,
  ];
  return [
    ...row(then[0], then[1], then[2]),
    ...row(then[3], then[4], then[5]),
    ...row(then[6], then[7], then[8]),
  ];
}

/** The same homography with 1 as its last number, as most programs write it. */
export const normaliseHomography = (map: Homography): Homography =>
  map.map((each) => each / map[8]) as unknown as Homography;

/** Below this, in normalised points, points count as lying on one line. */
const FLAT = 1e-9;

/**
 * The homography that moves points around 0 and scales them to about 1, because rounding would drown the small
 * numbers beside thousands of pixels; undefined if all points coincide.
 */
export function normalisingTransform(points: readonly Point[]): Homography | undefined {
  const middle = (axis: 0 | 1): number => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  const [x, y] = [middle(0), middle(1)];
  const reach = points.reduce((most, [px, py]) => Math.max(most, Math.abs(px - x), Math.abs(py - y)), 0);
  const scale = 1 / reach;
  return reach > 0 && Number.isFinite(scale) && scale > 0
    ? [scale, 0, -scale * x, 0, scale, -scale * y, 0, 0, 1]
    : undefined;
}

const weightAt = ([, , , , , , g, h, i]: Homography, [x, y]: Point): number => g * x + h * y + i;

const determinantOf = ([a, b, c, d, e, f, g, h, i]: Homography): number =>
  a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);

const scaled = (map: Homography, by: number): Homography =>
  map.map((each) => each * by) as unknown as Homography;

/**
 * The least-squares solution of equations, each a row of coefficients with its right side last; undefined if an unknown is
 * not determined. By Householder reflections, which do not square the rounding errors as normal equations would.
 */
export function solveLeastSquares(equations: readonly (readonly number[])[]): readonly number[] | undefined {
  const rows = equations.map((row) => Float64Array.from(row));
  const unknowns = rows[0]!.length - 1;
  for (let k = 0; k < unknowns; k++) {
    const below = rows.slice(k);
    const length = Math.sqrt(below.reduce((sum, row) => sum + row[k]! * row[k]!, 0));
    if (!(length > FLAT)) return undefined;
    const head = rows[k]![k]! + (rows[k]![k]! < 0 ? -length : length);
    const mirror = below.map((row, i) => (i === 0 ? 1 : row[k]! / head));
    const size = mirror.reduce((sum, each) => sum + each * each, 0);
    for (let column = k; column <= unknowns; column++) {
      const along = below.reduce((sum, row, i) => sum + mirror[i]! * row[column]!, 0);
      below.forEach((row, i) => (row[column]! -= (2 * along * mirror[i]!) / size));
    }
  }
  const found = new Array<number>(unknowns).fill(0);
  for (let k = unknowns - 1; k >= 0; k--) {
    let rest = rows[k]![unknowns]!;
    for (let other = k + 1; other < unknowns; other++) rest -= rows[k]![other]! * found[other]!;
    found[k] = rest / rows[k]![k]!;
  }
  return found;
}

/**
 * The homography near this one with the least sum of squared distances, by the Levenberg–Marquardt method: least-squares steps,
 * shortened while they would increase the error. `fitHomography` gives far points more weight than near ones, this the same.
 */
export function refineHomography(map: Homography, pairs: PointPairs): Homography {
  const normalised = normalisePairs(pairs);
  if (!normalised) return map;
  const { from, to, framed } = normalised;
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

const errorOf = (map: Homography, pairs: PointPairs): number =>
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
