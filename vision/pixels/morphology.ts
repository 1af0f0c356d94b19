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
  const { width, height, values } = plane;
  const rows = values.slice();
  widenRows(values, rows, width, height, 1, true);
  const result = rows.slice();
  for (let y = 0; y < height; y++) {
    if (y > 0) keepExtreme(result, y * width, rows, (y - 1) * width, width, true);
    if (y + 1 < height) keepExtreme(result, y * width, rows, (y + 1) * width, width, true);
  }
  return { width, height, values: result };
}

type Extreme = (a: number, b: number) => number;

/**
 * A disc is a stack of rows, and the same row above and below its centre. Rows are widened step by step, so that each
 * width costs one comparison more.
 */
function extremeInDisc(plane: Plane, radius: number, extreme: Extreme): Plane {
  const { width, height, values } = plane;
  const isMax = extreme === Math.max;
  const result = new Float32Array(values.length).fill(isMax ? -Infinity : Infinity);
  const rows = values.slice();
  let reached = 0;
  for (let dy = radius; dy >= 0; dy--) {
    const half = Math.round(Math.sqrt(radius * radius - dy * dy));
    for (; reached < half; reached++) widenRows(values, rows, width, height, reached + 1, isMax);
    for (let y = 0; y < height; y++) {
      const at = y * width;
      if (y >= dy) keepExtreme(result, at, rows, at - dy * width, width, isMax);
      if (dy > 0 && y + dy < height) keepExtreme(result, at, rows, at + dy * width, width, isMax);
    }
  }
  return { width, height, values: result };
}

/** Takes the values at a distance on both sides into account; beyond the edges the last value counts. */
function widenRows(
  values: Float32Array,
  rows: Float32Array,
  width: number,
  height: number,
  shift: number,
  isMax: boolean,
): void {
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const last = row + width - 1;
    for (let at = row; at <= last; at++) {
      const left = values[at - shift < row ? row : at - shift]!;
      const right = values[at + shift > last ? last : at + shift]!;
      const own = rows[at]!;
      if (isMax) rows[at] = left > own ? (right > left ? right : left) : right > own ? right : own;
      else rows[at] = left < own ? (right < left ? right : left) : right < own ? right : own;
    }
  }
}

function keepExtreme(
  result: Float32Array,
  at: number,
  rows: Float32Array,
  from: number,
  width: number,
  isMax: boolean,
): void {
  // One loop for each of both, as this is where the time goes.
  if (isMax) {
    for (let x = 0; x < width; x++) if (rows[from + x]! > result[at + x]!) result[at + x] = rows[from + x]!;
  } else {
    for (let x = 0; x < width; x++) if (rows[from + x]! < result[at + x]!) result[at + x] = rows[from + x]!;
  }
}
