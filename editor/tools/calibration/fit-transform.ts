/** Fits transforms to pairs of points, and finds the pair that does not fit. */
import {
  applyHomography,
  composeHomographies,
  fitHomography,
  type Homography,
  invertHomography,
  normalisingTransform,
  type Point,
  refineHomography,
  solveLeastSquares,
} from '../../../model/index.js';
import { cornersBetween } from '../shapes/area-outlines.js';
import { distanceBetween } from '../pointing/hit-test.js';

/** A triangle whose least height is below this fraction of the points' extent counts as a line, given the precision of clicks. */
const FLAT = 0.02;

/** The indices of the problematic points: three on a line, or two that coincide. */
export type ProblemPointIndices = readonly number[];

/** The longest distance between two of the points. */
export const largestDistance = (points: readonly Point[]): number =>
  points.reduce(
    (most, a, i) => points.slice(i + 1).reduce((so, b) => Math.max(so, distanceBetween(a, b)), most),
    0,
  );

/** Whether some three of the points are not on a line, in the picture and on the board. */
export function hasTriangle(pairs: readonly PointPair[]): boolean {
  const isFlat = flatness(pairs);
  for (const triple of triplesOf(pairs.length)) if (!isFlat(triple)) return true;
  return false;
}

/** Whether there are four points of which no three are on a line. */
export function hasQuadrangle(pairs: readonly PointPair[]): boolean {
  const isFlat = flatness(pairs);
  const last = pairs.length;
  for (let a = 0; a < last; a++)
    for (let b = a + 1; b < last; b++)
      for (let c = b + 1; c < last; c++) {
        if (isFlat([a, b, c])) continue;
        for (let d = c + 1; d < last; d++)
          if (!isFlat([a, b, d]) && !isFlat([a, c, d]) && !isFlat([b, c, d])) return true;
      }
  return false;
}

/** The first three points on a line; only the first two if these coincide. */
export function findCollinearPoints(pairs: readonly PointPair[]): ProblemPointIndices | undefined {
  const isFlat = flatness(pairs);
  for (const line of triplesOf(pairs.length))
    if (isFlat(line)) return findCoincidentPoints(pairs, line) ?? line;
  return undefined;
}

/** Two points that coincide, in the picture or on the board. */
export function findCoincidentPoints(
  pairs: readonly PointPair[],
  among: readonly number[],
): ProblemPointIndices | undefined {
  const reach = [0, 1].map((side) => largestDistance(pairs.map((pair) => pair[side]!)));
  for (const a of among)
    for (const b of among)
      if (
        a < b &&
        reach.some((all, side) => distanceBetween(pairs[a]![side]!, pairs[b]![side]!) <= FLAT * all)
      )
        return [a, b];
  return undefined;
}

function flatness(pairs: readonly PointPair[]): (triple: ProblemPointIndices) => boolean {
  const sides = ([0, 1] as const).map((side) => {
    const points = pairs.map((pair) => pair[side]);
    return { points, limit: FLAT * largestDistance(points) };
  });
  return ([a, b, c]) =>
    sides.some(({ points, limit }) => heightOf(points[a!]!, points[b!]!, points[c!]!) <= limit);
}

/** The least of a triangle's three heights. */
function heightOf(a: Point, b: Point, c: Point): number {
  const double = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
  const longest = Math.max(distanceBetween(a, b), distanceBetween(b, c), distanceBetween(c, a));
  return longest > 0 ? double / longest : 0;
}

function* triplesOf(count: number): Generator<ProblemPointIndices> {
  for (let a = 0; a < count; a++)
    for (let b = a + 1; b < count; b++) for (let c = b + 1; c < count; c++) yield [a, b, c];
}

/** A position in the picture, in pixels, and the corresponding board position. */
export type PointPair = readonly [pixel: Point, at: Point];

/** Translation, rotation and scale, never mirrored. Undefined if all points coincide. */
export function fitSimilarity(pairs: readonly PointPair[]): Homography | undefined {
  const [x0, y0] = meanOfPoints(pairs.map(([pixel]) => pixel));
  const [u0, v0] = meanOfPoints(pairs.map(([, at]) => at));
  let [size, along, across] = [0, 0, 0];
  for (const [[px, py], [pu, pv]] of pairs) {
    const [x, y, u, v] = [px - x0, py - y0, pu - u0, pv - v0];
    size += x * x + y * y;
    along += x * u + y * v;
    across += x * v - y * u;
  }
  const [a, b] = [along / size, across / size];
  if (!Number.isFinite(a) || !Number.isFinite(b) || (a === 0 && b === 0)) return undefined;
  return [a, -b, u0 - a * x0 + b * y0, b, a, v0 - b * x0 - a * y0, 0, 0, 1];
}

/** Affine. Undefined if the points are on one line. */
export function fitAffine(pairs: readonly PointPair[]): Homography | undefined {
  const from = normalisingTransform(pairs.map(([pixel]) => pixel));
  if (!from || pairs.length < 3) return undefined;
  const rows = pairs.map(([pixel, at]) => ({ seen: applyHomography(from, pixel), at }));
  const row = (axis: 0 | 1): readonly number[] | undefined =>
    solveLeastSquares(rows.map(({ seen: [x, y], at }) => [x, y, 1, at[axis]]));
  const [across, down] = [row(0), row(1)];
  if (!across || !down) return undefined;
  const map = [...across, ...down, 0, 0, 1] as unknown as Homography;
  return map[0] * map[4] === map[1] * map[3] ? undefined : composeHomographies(map, from);
}

/** Perspective. Undefined if there is no such map, or if the horizon would cross the picture. */
export function fitPerspective(pairs: readonly PointPair[], picture: Point): Homography | undefined {
  const first = fitHomography(pairs);
  if (!first) return undefined;
  const map = pairs.length > 4 ? refineHomography(first, pairs) : first;
  const weights = cornersBetween([0, 0], picture).map(([x, y]) => map[6] * x + map[7] * y + map[8]);
  const [least, most] = [Math.min(...weights), Math.max(...weights)];
  const [near, far] = most > 0 ? [most, least] : [-least, -most];
  if (!(far > STEEPEST * near)) return undefined;
  // Normalised so that the last coefficient is 1; the inverse must exist.
  const unit = map.map((each) => each / map[8]) as unknown as Homography;
  return Number.isFinite(invertHomography(unit)[0]) ? unit : undefined;
}

/** How much smaller the far corner of a picture may be than the near one. Steeper photographs are not usable. */
const STEEPEST = 1 / 20;

/** The mean of some points. */
export const meanOfPoints = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

/** A point nearer than this to the position predicted by the others is inaccurate, not wrong; relative to the board's longer side. */
export const MAX_POINTING_ERROR = 0.003;
/** The probability that inaccuracy alone marks a point. */
const SELDOM = 0.01;

/** `unclear`: one of the points is wrong, but there are too few to find out which. */
type Outlier = number | 'unclear' | undefined;

/**
 * Finds a control point without which the others agree, by leaving each out in turn. Of five points any may be
 * wrong, because four always fit exactly: then the map clearly nearest to a flat scan is chosen, if there is one.
 */
export function findOutlier(
  pairs: readonly PointPair[],
  map: Homography,
  picture: Point,
  extent: Point,
): Outlier {
  if (pairs.length < 5) return undefined;
  const limit = MAX_POINTING_ERROR * Math.max(...extent);
  const without = pairs.flatMap((left, i) => {
    const others = pairs.filter((_, k) => k !== i);
    const fit = hasQuadrangle(others) ? fitPerspective(others, picture) : undefined;
    return fit ? [{ i, others, fit, distance: missOf(fit, left) }] : [];
  });
  // A point that agrees with the others is no evidence against them.
  if (pairs.length === 5) {
    if (without.some(({ distance }) => distance <= limit)) return undefined;
    const [first, second] = without
      .map(({ i, fit }) => ({ i, slant: slantOf(fit, picture, extent) }))
      .sort((a, b) => a.slant - b.slant);
    return first && first.slant * 2 < (second?.slant ?? Infinity) ? first.i : 'unclear';
  }
  const [best] = without
    .map((each) => ({ ...each, rest: errorOf(each.others, each.fit) }))
    .sort((a, b) => a.rest - b.rest);
  if (!best || best.distance <= limit) return undefined;
  // Leaving a point out removes two equations. The probability of such a decrease of the error, with 2n - 8 spare equations, is the
  // tail of Fisher's F with 2 and 2n - 10 degrees of freedom, a plain power, times the n points that could cause it.
  const chance = pairs.length * (best.rest / errorOf(pairs, map)) ** (pairs.length - 5);
  return chance < SELDOM ? best.i : undefined;
}

const missOf = (map: Homography, [pixel, at]: PointPair): number =>
  distanceBetween(applyHomography(map, pixel), at);

const errorOf = (pairs: readonly PointPair[], map: Homography): number =>
  pairs.reduce((sum, pair) => sum + missOf(map, pair) ** 2, 0);

/** The distortion of a map: its perspective and the ratio of its two scale factors. */
function slantOf(map: Homography, picture: Point, extent: Point): number {
  const half = (size: Point): Homography => {
    const unit = Math.max(...size) / 2;
    return [unit, 0, size[0] / 2, 0, unit, size[1] / 2, 0, 0, 1];
  };
  const framed = composeHomographies(invertHomography(half(extent)), composeHomographies(map, half(picture)));
  const [a, b, c, d, e, f, g, h] = framed.map((each) => each / framed[8]) as unknown as Homography;
  // The linear part of the map in the middle of the picture.
  const [xx, xy, yx, yy] = [a - c * g, b - c * h, d - f * g, e - f * h];
  // The sum and the difference of its two scale factors: the rotating and the mirroring part.
  const [sum, difference] = [Math.hypot(xx + yy, xy - yx), Math.hypot(xx - yy, xy + yx)];
  return sum > difference ? Math.hypot(g, h) + Math.log((sum + difference) / (sum - difference)) : Infinity;
}
