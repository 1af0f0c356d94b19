/** Affine maps of the plane. */
import type { Point } from '../../../model/index.js';

/** An affine map: x' = a x + b y + e, y' = c x + d y + f. */
export interface Affine {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
  readonly e: number;
  readonly f: number;
}

/** The same point in two frames. */
export interface PointPair {
  readonly from: Point;
  readonly to: Point;
}

export const IDENTITY_AFFINE: Affine = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 };

export const applyAffine = ({ a, b, c, d, e, f }: Affine, [x, y]: Point): Point => [
  a * x + b * y + e,
  c * x + d * y + f,
];

/** The distance between a mapped point and its target. */
export function residualDistance(map: Affine, { from, to }: PointPair): number {
  const [x, y] = applyAffine(map, from);
  return Math.hypot(x - to[0], y - to[1]);
}

/** Points on one line do not determine a map; this is the smallest width of the points relative to their length. */
const THIN = 1e-4;

/** The least-squares affine map; undefined if the points lie on one line. */
export function fitAffine(pairs: readonly PointPair[]): Affine | undefined {
  const { from, to } = middles(pairs);
  let [xx, xy, yy, xu, yu, xv, yv] = [0, 0, 0, 0, 0, 0, 0];
  for (const pair of pairs) {
    const [x, y, u, v] = offsets(pair, from, to);
    xx += x * x;
    xy += x * y;
    yy += y * y;
    xu += x * u;
    yu += y * u;
    xv += x * v;
    yv += y * v;
  }
  const determinant = xx * yy - xy * xy;
  if (!(determinant > THIN * THIN * (xx + yy) ** 2)) return undefined;
  const [a, b] = [(xu * yy - yu * xy) / determinant, (yu * xx - xu * xy) / determinant];
  const [c, d] = [(xv * yy - yv * xy) / determinant, (yv * xx - xv * xy) / determinant];
  return through({ a, b, c, d }, from, to);
}

/** The least-squares similarity, mirrored or not; undefined if all points coincide. */
export function fitSimilarity(pairs: readonly PointPair[], mirrored: boolean): Affine | undefined {
  const { from, to } = middles(pairs);
  const sign = mirrored ? -1 : 1;
  let [size, along, across] = [0, 0, 0];
  for (const pair of pairs) {
    const [x, down, u, v] = offsets(pair, from, to);
    const y = sign * down;
    size += x * x + y * y;
    along += x * u + y * v;
    across += x * v - y * u;
  }
  if (size === 0 || along ** 2 + across ** 2 === 0) return undefined;
  const [turn, lean] = [along / size, across / size];
  return through({ a: turn, b: -lean * sign, c: lean, d: turn * sign }, from, to);
}

function middles(pairs: readonly PointPair[]): PointPair {
  const mean = (side: keyof PointPair, axis: 0 | 1): number =>
    pairs.reduce((sum, pair) => sum + pair[side][axis], 0) / pairs.length;
  return { from: [mean('from', 0), mean('from', 1)], to: [mean('to', 0), mean('to', 1)] };
}

/** Both points of a pair relative to the centroids. */
const offsets = ({ from, to }: PointPair, f: Point, t: Point): readonly [number, number, number, number] => [
  from[0] - f[0],
  from[1] - f[1],
  to[0] - t[0],
  to[1] - t[1],
];

function through({ a, b, c, d }: Omit<Affine, 'e' | 'f'>, from: Point, to: Point): Affine {
  return { a, b, c, d, e: to[0] - a * from[0] - b * from[1], f: to[1] - c * from[0] - d * from[1] };
}

/** An affine map as mirroring left to right, then clockwise rotation, then scale. */
export interface DecomposedAffine {
  readonly mirrored: boolean;
  /** From -180 to 180. */
  readonly degrees: number;
  readonly scale: number;
  /** The ratio of the scales in two directions; 1 for a uniform scale. */
  readonly stretch: number;
}

export function decomposeAffine({ a, b, c, d }: Affine): DecomposedAffine {
  const determinant = a * d - b * c;
  const mirrored = determinant < 0;
  const sign = mirrored ? -1 : 1;
  const [length, area] = [a * a + b * b + c * c + d * d, Math.abs(determinant)];
  const gap = Math.sqrt(Math.max(0, length * length - 4 * area * area));
  return {
    mirrored,
    degrees: (Math.atan2(sign * c - b, sign * a + d) * 180) / Math.PI,
    scale: Math.sqrt(area),
    stretch: Math.sqrt((length + gap) / Math.max(length - gap, Number.MIN_VALUE)),
  };
}
