/** Gaussian blur of a plane. */
import type { Plane } from './picture.js';

/** Weights are taken three at a time: the values between stay in registers. */
const GROUP = 3;

/** A plane blurred by a Gaussian of the given standard deviation in pixels; edges are mirrored. */
export function blurPlane({ width, height, values }: Plane, sigma: number): Plane {
  const kernel = gaussian(sigma);
  const reach = kernel.length - 1;
  const blurred = new Float32Array(values.length);
  // Only the rows that are within reach of each other are kept after the pass across.
  const rows = Array.from({ length: 2 * reach + 1 }, () => new Float32Array(width));
  const padded = new Float32Array(width + 2 * reach);
  const sums = new Float64Array(width);
  const rowAt = (y: number): Float32Array => rows[mirror(y, height) % rows.length]!;
  for (let y = 0, done = 0; y < height; y++) {
    for (; done < height && done <= y + reach; done++) {
      padRow(values.subarray(done * width, (done + 1) * width), padded, reach);
      blurAcross(padded, kernel, sums);
      rowAt(done).set(sums);
    }
    const target = blurred.subarray(y * width, (y + 1) * width);
    const centre = rowAt(y);
    for (let x = 0; x < width; x++) target[x] = centre[x]! * kernel[0]!;
    for (let k = 1; k <= reach; k += GROUP) addRows(target, rowAt, y, k, kernel);
  }
  return { width, height, values: blurred };
}

/** The half of a Gaussian kernel from its centre outwards; the whole sums to 1. Zeros complete the last group. */
function gaussian(sigma: number): Float32Array {
  const radius = Math.max(1, Math.ceil(3 * sigma));
  const half = Float32Array.from({ length: radius + 1 }, (_, k) => Math.exp((-k * k) / (2 * sigma * sigma)));
  const sum = half.reduce((total, weight, k) => total + (k === 0 ? weight : 2 * weight), 0);
  const kernel = new Float32Array(1 + GROUP * Math.ceil(radius / GROUP));
  kernel.set(half.map((weight) => weight / sum));
  return kernel;
}

function padRow(row: Float32Array, padded: Float32Array, reach: number): void {
  padded.set(row, reach);
  for (let i = 1; i <= reach; i++) {
    padded[reach - i] = row[mirror(-i, row.length)]!;
    padded[reach + row.length - 1 + i] = row[mirror(row.length - 1 + i, row.length)]!;
  }
}

function blurAcross(padded: Float32Array, kernel: Float32Array, sums: Float64Array): void {
  const reach = kernel.length - 1;
  for (let x = 0; x < sums.length; x++) sums[x] = padded[x + reach]! * kernel[0]!;
  for (let k = 1; k <= reach; k += GROUP) {
    const [one, two, three] = [kernel[k]!, kernel[k + 1]!, kernel[k + 2]!];
    const [before, after] = [reach - k, reach + k];
    for (let x = 0; x < sums.length; x++)
      sums[x] =
        sums[x]! +
        (padded[x + before]! + padded[x + after]!) * one +
        (padded[x + before - 1]! + padded[x + after + 1]!) * two +
        (padded[x + before - 2]! + padded[x + after + 2]!) * three;
  }
}

/** Adds the rows at three distances above and below. */
function addRows(
  target: Float32Array,
  rowAt: (y: number) => Float32Array,
  y: number,
  k: number,
  kernel: Float32Array,
): void {
  const [one, two, three] = [kernel[k]!, kernel[k + 1]!, kernel[k + 2]!];
  const [above1, above2, above3] = [rowAt(y - k), rowAt(y - k - 1), rowAt(y - k - 2)];
  const [below1, below2, below3] = [rowAt(y + k), rowAt(y + k + 1), rowAt(y + k + 2)];
  for (let x = 0; x < target.length; x++)
    target[x] =
      target[x]! +
      (above1[x]! + below1[x]!) * one +
      (above2[x]! + below2[x]!) * two +
      (above3[x]! + below3[x]!) * three;
}

/** An index mirrored into a range, without repeating the pixel at the edge. */
function mirror(index: number, length: number): number {
  if (length === 1) return 0;
  const period = 2 * (length - 1);
  const inside = ((index % period) + period) % period;
  return inside < length ? inside : period - inside;
}
