/** Resizing by the mean of the covered area when a picture shrinks, by linear interpolation when it grows. */
import type { Picture } from './picture.js';

/**
 * A picture scaled by a factor. Pixel centres are whole numbers on both sides, so a position is scaled by
 * {@link scalePosition} and not by the factor alone.
 */
export function resizePicture(picture: Picture, factor: number): Picture {
  const width = Math.max(1, Math.round(picture.width * factor));
  const height = Math.max(1, Math.round(picture.height * factor));
  if (width === picture.width && height === picture.height) return picture;
  const columns = weightsOf(picture.width, width);
  const rows = weightsOf(picture.height, height);
  const rgb = new Uint8ClampedArray(width * height * 3);
  const cache = new Map<number, Float32Array>();
  const sum = new Float32Array(width * 3);
  for (let y = 0; y < height; y++) {
    sum.fill(0);
    const { first, weights } = rows[y]!;
    for (const row of cache.keys()) if (row < first) cache.delete(row);
    for (let k = 0; k < weights.length; k++) {
      const row = resizedRow(picture, first + k, columns, cache);
      const weight = weights[k]!;
      for (let i = 0; i < sum.length; i++) sum[i] = sum[i]! + row[i]! * weight;
    }
    rgb.set(sum, y * width * 3);
  }
  return { width, height, rgb };
}

/** Where a position in one scale is in another that is `factor` times as large. */
export const scalePosition = (position: number, factor: number): number => (position + 0.5) * factor - 0.5;

interface Weights {
  readonly first: number;
  readonly weights: readonly number[];
}

/** Which source pixels make up each target pixel along one side. */
function weightsOf(from: number, to: number): readonly Weights[] {
  const size = from / to;
  return Array.from({ length: to }, (_, index) => {
    if (size <= 1) return linearWeights((index + 0.5) * size - 0.5, from);
    const start = index * size;
    const end = Math.min(from, start + size);
    const first = Math.floor(start);
    const last = Math.min(from, Math.ceil(end - 1e-9));
    const weights = Array.from({ length: last - first }, (__, k) => {
      const covered = Math.min(end, first + k + 1) - Math.max(start, first + k);
      return covered / (end - start);
    });
    return { first, weights };
  });
}

function linearWeights(position: number, length: number): Weights {
  const at = Math.min(length - 1, Math.max(0, position));
  const first = Math.min(length - 1, Math.floor(at));
  const part = at - first;
  return part === 0 || first === length - 1 ? { first, weights: [1] } : { first, weights: [1 - part, part] };
}

function resizedRow(
  { width, rgb }: Picture,
  y: number,
  columns: readonly Weights[],
  cache: Map<number, Float32Array>,
): Float32Array {
  const known = cache.get(y);
  if (known !== undefined) return known;
  const row = new Float32Array(columns.length * 3);
  for (let x = 0; x < columns.length; x++) {
    const { first, weights } = columns[x]!;
    let red = 0;
    let green = 0;
    let blue = 0;
    for (let k = 0, at = (y * width + first) * 3; k < weights.length; k++, at += 3) {
      const weight = weights[k]!;
      red += rgb[at]! * weight;
      green += rgb[at + 1]! * weight;
      blue += rgb[at + 2]! * weight;
    }
    row[x * 3] = red;
    row[x * 3 + 1] = green;
    row[x * 3 + 2] = blue;
  }
  cache.set(y, row);
  return row;
}
