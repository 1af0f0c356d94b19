/** Greatest and least values in the surroundings of each pixel. */
import type { Plane } from './picture.js';

/** For each pixel the greatest value within a disc of the given radius in whole pixels. */
const dilateDisc = (plane: Plane, radius: number): Plane => extremeInDisc(plane, radius, Math.max);

/** For each pixel the least value within a disc of the given radius in whole pixels. */
const erodeDisc = (plane: Plane, radius: number): Plane => extremeInDisc(plane, radius, Math.min);

/** A plane without the dark spots and lines that are narrower than a disc. */
export const closeDisc = (plane: Plane, radius: number): Plane =>
  erodeDisc(dilateDisc(plane, radius), radius);

/** A plane without the light spots and lines that are narrower than a disc. */
export const openDisc = (plane: Plane, radius: number): Plane => dilateDisc(erodeDisc(plane, radius), radius);

/** For each pixel the greatest value within a square of three by three. */
export function dilateSquare(plane: Plane): Plane {
  return downColumns(alongRows(plane, 1, Math.max), 1, Math.max);
}

type Extreme = (a: number, b: number) => number;

/** A disc is a stack of rows: each row of the disc is a running extreme along rows, combined down the columns. */
function extremeInDisc(plane: Plane, radius: number, extreme: Extreme): Plane {
  const { width, height } = plane;
  const result = new Float32Array(plane.values.length).fill(extreme === Math.max ? -Infinity : Infinity);
  const byHalf = new Map<number, Plane>();
  for (let dy = -radius; dy <= radius; dy++) {
    const half = Math.round(Math.sqrt(radius * radius - dy * dy));
    let rows = byHalf.get(half);
    if (rows === undefined) byHalf.set(half, (rows = alongRows(plane, half, extreme)));
    const isMax = extreme === Math.max;
    for (let y = Math.max(0, -dy); y < Math.min(height, height - dy); y++) {
      const from = rows.values.subarray((y + dy) * width, (y + dy + 1) * width);
      const at = y * width;
      for (let x = 0; x < width; x++) {
        const value = from[x]!;
        if (isMax ? value > result[at + x]! : value < result[at + x]!) result[at + x] = value;
      }
    }
  }
  return { width, height, values: result };
}

function alongRows({ width, height, values }: Plane, half: number, extreme: Extreme): Plane {
  const isMax = extreme === Math.max;
  const result = values.slice();
  for (let y = 0; y < height; y++) {
    const row = y * width;
    for (let shift = 1; shift <= half; shift++) {
      for (let x = 0; x < width; x++) {
        const left = values[row + Math.max(0, x - shift)]!;
        const right = values[row + Math.min(width - 1, x + shift)]!;
        const own = result[row + x]!;
        if (isMax) result[row + x] = left > own ? (right > left ? right : left) : right > own ? right : own;
        else result[row + x] = left < own ? (right < left ? right : left) : right < own ? right : own;
      }
    }
  }
  return { width, height, values: result };
}

function downColumns({ width, height, values }: Plane, half: number, extreme: Extreme): Plane {
  const result = values.slice();
  for (let y = 0; y < height; y++)
    for (let shift = -half; shift <= half; shift++) {
      const from = Math.min(height - 1, Math.max(0, y + shift)) * width;
      for (let x = 0; x < width; x++)
        result[y * width + x] = extreme(result[y * width + x]!, values[from + x]!);
    }
  return { width, height, values: result };
}
