/** Least-squares maps from points of a picture to board positions: similarity, affine, perspective. */
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

/** A position in the picture, in pixels, and the corresponding board position. */
export type PointPair = readonly [pixel: Point, at: Point];

/** Translation, rotation and scale, never mirrored. Undefined if all points coincide. */
export function fitSimilarity(pairs: readonly PointPair[]): Homography | undefined {
  const [x0, y0] = middleOf(pairs.map(([pixel]) => pixel));
  const [u0, v0] = middleOf(pairs.map(([, at]) => at));
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
  const weights = cornersOfRectangle(picture).map(([x, y]) => map[6] * x + map[7] * y + map[8]);
  const [least, most] = [Math.min(...weights), Math.max(...weights)];
  const [near, far] = most > 0 ? [most, least] : [-least, -most];
  if (!(far > STEEPEST * near)) return undefined;
  // Normalised so that the last coefficient is 1; the inverse must exist.
  const unit = map.map((each) => each / map[8]) as unknown as Homography;
  return Number.isFinite(invertHomography(unit)[0]) ? unit : undefined;
}

/** How much smaller the far corner of a picture may be than the near one. Steeper photographs are not usable. */
const STEEPEST = 1 / 20;

/** From the top left, clockwise. */
export const cornersOfRectangle = ([width, height]: Point): readonly [Point, Point, Point, Point] => [
  [0, 0],
  [width, 0],
  [width, height],
  [0, height],
];

const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];
