/** A line through points, in pixels of the ink map. */
export interface Points {
  readonly x: Float32Array;
  readonly y: Float32Array;
}

/** The end of a line that is not at a node. */
export const NO_NODE = -1;

/** A street between two nodes, as the search for junctions keeps it. */
export interface StreetLine extends Points {
  /** The nodes at the first and at the last point. */
  readonly ends: readonly [number, number];
  readonly probability: number;
}

/** The points of a line in the opposite order. */
export const reversed = ({ x, y }: Points): Points => ({ x: x.slice().reverse(), y: y.slice().reverse() });

/** Points at equal distances along a line. */
export function resample({ x, y }: Points, count: number): Points {
  const distances = new Float64Array(x.length);
  for (let i = 1; i < x.length; i++)
    distances[i] = distances[i - 1]! + Math.hypot(x[i]! - x[i - 1]!, y[i]! - y[i - 1]!);
  const points = { x: new Float32Array(count), y: new Float32Array(count) };
  for (let k = 0, i = 1; k < count; k++) {
    const at = (distances[x.length - 1]! * k) / (count - 1);
    while (i < x.length - 1 && distances[i]! < at) i++;
    const span = distances[i]! - distances[i - 1]!;
    const part = span > 0 ? Math.min(1, Math.max(0, (at - distances[i - 1]!) / span)) : 0;
    points.x[k] = x[i - 1]! + (x[i]! - x[i - 1]!) * part;
    points.y[k] = y[i - 1]! + (y[i]! - y[i - 1]!) * part;
  }
  return points;
}

/** A line of many points smoothed along its course; its ends stay. */
export function smooth({ x, y }: Points, reach: number): Points {
  const once = (values: Float32Array): Float32Array =>
    values.map((_, i) => {
      const half = Math.min(reach, i, values.length - 1 - i);
      let sum = 0;
      for (let k = i - half; k <= i + half; k++) sum += values[k]!;
      return sum / (2 * half + 1);
    });
  return { x: once(once(x)), y: once(once(y)) };
}

/** A straight line by one of its points and its direction of length 1. */
export interface StraightLine {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** The line with the least sum of squared distances from weighted points. */
export function lineThrough(
  xs: ArrayLike<number>,
  ys: ArrayLike<number>,
  weights?: ArrayLike<number>,
): StraightLine {
  let [total, x, y] = [0, 0, 0];
  for (let i = 0; i < xs.length; i++) {
    const weight = weights?.[i] ?? 1;
    total += weight;
    x += weight * xs[i]!;
    y += weight * ys[i]!;
  }
  x /= total;
  y /= total;
  let [xx, xy, yy] = [0, 0, 0];
  for (let i = 0; i < xs.length; i++) {
    const weight = weights?.[i] ?? 1;
    xx += weight * (xs[i]! - x) ** 2;
    xy += weight * (xs[i]! - x) * (ys[i]! - y);
    yy += weight * (ys[i]! - y) ** 2;
  }
  const angle = 0.5 * Math.atan2(2 * xy, xx - yy);
  return { x, y, dx: Math.cos(angle), dy: Math.sin(angle) };
}
