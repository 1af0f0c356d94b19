/** Votes of gradients for the centres of circles. */
import { blurPlane, type Gradient, histogramQuantile, type Plane } from '../pixels/index.js';

/** Pixels with a strong gradient, which may lie on the rim of a circle. */
export interface RimPixels {
  readonly width: number;
  readonly height: number;
  readonly x: Uint16Array;
  readonly y: Uint16Array;
  readonly dx: Float32Array;
  readonly dy: Float32Array;
  readonly weight: Float32Array;
}

/** Which side of a rim is darker: votes go along the gradient or against it. */
export const RIM_SIGNS = [-1, 1] as const;

/** The share of pixels whose gradient is too weak to vote. */
const WEAK = 0.7;

/** The pixels with the strongest gradients. */
export function rimPixels({ width, height, dx, dy, length }: Gradient): RimPixels {
  const threshold = Math.max(1e-6, histogramQuantile(length, WEAK));
  let count = 0;
  for (const strength of length) if (strength > threshold) count++;
  const rim = {
    width,
    height,
    x: new Uint16Array(count),
    y: new Uint16Array(count),
    dx: new Float32Array(count),
    dy: new Float32Array(count),
    weight: new Float32Array(count),
  };
  for (let i = 0, k = 0; i < length.length; i++) {
    if (length[i]! <= threshold) continue;
    rim.x[k] = i % width;
    rim.y[k] = (i / width) | 0;
    rim.dx[k] = dx[i]!;
    rim.dy[k] = dy[i]!;
    rim.weight[k] = Math.min(1, length[i]! / (2 * threshold));
    k++;
  }
  return rim;
}

/**
 * For each pixel, or for each cell of several pixels a side, the share of a circumference of the given radius whose
 * gradients point at it, 1 for a whole circle.
 */
export function circleVotes(
  rim: RimPixels,
  radius: number,
  sign: (typeof RIM_SIGNS)[number],
  cell: 1 | 2 = 1,
): Plane {
  const width = Math.ceil(rim.width / cell);
  const height = Math.ceil(rim.height / cell);
  const values = new Float32Array(width * height);
  const reach = sign * radius;
  const shift = cell - 1;
  for (let k = 0; k < rim.x.length; k++) {
    const x = Math.floor(rim.x[k]! + reach * rim.dx[k]! + 0.5);
    const y = Math.floor(rim.y[k]! + reach * rim.dy[k]! + 0.5);
    if (x < 0 || y < 0 || x >= rim.width || y >= rim.height) continue;
    const at = (y >> shift) * width + (x >> shift);
    values[at] = values[at]! + rim.weight[k]!;
  }
  const sigma = Math.max(1, 0.1 * radius);
  const votes = blurPlane({ width, height, values }, sigma / cell);
  const scale = (sigma * sigma) / radius / (cell * cell);
  for (let i = 0; i < values.length; i++) votes.values[i] = votes.values[i]! * scale;
  return votes;
}
