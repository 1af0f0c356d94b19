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
