/** The maps that bring points of a picture nearest to their places on the board: shifted and turned, sheared, or seen aslant. */
import {
  applyHomography,
  homographyOf,
  invertHomography,
  joinHomographies,
  type Homography,
  type Point,
} from '../../model/index.js';
import { framing, leastSquares } from '../../model/geometry/homography.js';
import { refineHomography } from '../../model/geometry/refine-homography.js';

/** A place in the picture, in pixels, and the place on the board that it shows. */
export type Pair = readonly [pixel: Point, at: Point];

/** Moved, turned and enlarged, never mirrored. Undefined where the points are all at one place. */
export function similarityOf(pairs: readonly Pair[]): Homography | undefined {
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

/** Sheared and stretched as well, with parallels still parallel. Undefined where the points lie on one line. */
export function affineOf(pairs: readonly Pair[]): Homography | undefined {
  const from = framing(pairs.map(([pixel]) => pixel));
  if (!from || pairs.length < 3) return undefined;
  const rows = pairs.map(([pixel, at]) => ({ seen: applyHomography(from, pixel), at }));
  const row = (axis: 0 | 1): readonly number[] | undefined =>
    leastSquares(rows.map(({ seen: [x, y], at }) => [x, y, 1, at[axis]]));
  const [across, down] = [row(0), row(1)];
  if (!across || !down) return undefined;
  const map = [...across, ...down, 0, 0, 1] as unknown as Homography;
  return map[0] * map[4] === map[1] * map[3] ? undefined : joinHomographies(map, from);
}

/** As a camera sees a flat board. Undefined where no camera does, or where the board's horizon would run through the picture. */
export function perspectiveOf(pairs: readonly Pair[], picture: Point): Homography | undefined {
  const first = homographyOf(pairs);
  if (!first) return undefined;
  const map = pairs.length > 4 ? refineHomography(first, pairs) : first;
  const weights = cornersOfRectangle(picture).map(([x, y]) => map[6] * x + map[7] * y + map[8]);
  const [least, most] = [Math.min(...weights), Math.max(...weights)];
  const [near, far] = most > 0 ? [most, least] : [-least, -most];
  if (!(far > STEEPEST * near)) return undefined;
  // One horizon, one way to write it: its last number is 1, and the way back exists.
  const unit = map.map((each) => each / map[8]) as unknown as Homography;
  return Number.isFinite(invertHomography(unit)[0]) ? unit : undefined;
}

/** The far corner of a picture may be drawn up to this much smaller than the near one. Nobody traces a steeper photograph. */
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
