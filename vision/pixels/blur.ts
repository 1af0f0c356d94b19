/** Gaussian blur of a plane. */
import type { Plane } from './picture.js';

/** A plane blurred by a Gaussian of the given standard deviation in pixels; edges are mirrored. */
export function blurPlane({ width, height, values }: Plane, sigma: number): Plane {
  const kernel = gaussian(sigma);
  const across = new Float32Array(values.length);
  const line = new Float32Array(Math.max(width, height) + 2 * (kernel.length - 1));
  for (let y = 0; y < height; y++) convolveLine(values, across, y * width, 1, width, kernel, line);
  const blurred = new Float32Array(values.length);
  convolveColumns(across, blurred, width, height, kernel);
  return { width, height, values: blurred };
}

/** The half of a Gaussian kernel from its centre outwards; the whole sums to 1. */
function gaussian(sigma: number): Float32Array {
  const radius = Math.max(1, Math.ceil(3 * sigma));
  const half = Float32Array.from({ length: radius + 1 }, (_, k) => Math.exp((-k * k) / (2 * sigma * sigma)));
  const sum = half.reduce((total, weight, k) => total + (k === 0 ? weight : 2 * weight), 0);
  return half.map((weight) => weight / sum);
}

function convolveLine(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  length: number,
  kernel: Float32Array,
  line: Float32Array,
): void {
  const radius = kernel.length - 1;
  for (let i = -radius; i < length + radius; i++) line[i + radius] = from[start + mirror(i, length) * step]!;
  for (let i = 0; i < length; i++) {
    let sum = line[i + radius]! * kernel[0]!;
    for (let k = 1; k <= radius; k++) sum += (line[i + radius - k]! + line[i + radius + k]!) * kernel[k]!;
    to[start + i * step] = sum;
  }
}

/** Adds whole rows to each other, which reads memory in order. */
function convolveColumns(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  kernel: Float32Array,
): void {
  for (let y = 0; y < height; y++) {
    const at = y * width;
    const centre = kernel[0]!;
    for (let x = 0; x < width; x++) to[at + x] = from[at + x]! * centre;
    for (let k = 1; k < kernel.length; k++) {
      const weight = kernel[k]!;
      const above = mirror(y - k, height) * width;
      const below = mirror(y + k, height) * width;
      for (let x = 0; x < width; x++)
        to[at + x] = to[at + x]! + (from[above + x]! + from[below + x]!) * weight;
    }
  }
}

/** An index mirrored into a range, without repeating the pixel at the edge. */
function mirror(index: number, length: number): number {
  if (length === 1) return 0;
  const period = 2 * (length - 1);
  const inside = ((index % period) + period) % period;
  return inside < length ? inside : period - inside;
}
