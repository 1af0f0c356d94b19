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
    const [above, below] = [Math.max(0, y - 1), Math.min(height - 1, y + 1)];
    keepExtreme(result, y * width, rows, above * width, below * width, width, true);
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
      const [above, below] = [Math.max(0, y - dy), Math.min(height - 1, y + dy)];
      keepExtreme(result, y * width, rows, above * width, below * width, width, isMax);
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
    const end = row + width;
    const inner = [Math.min(end, row + shift), Math.max(row, end - shift)] as const;
    for (let at = row; at < end; at++) {
      // Between the edges, where almost all pixels are, nothing has to be checked.
      if (at === inner[0] && inner[0] < inner[1]) {
        widenRun(values, rows, inner[0], inner[1], shift, isMax);
        at = inner[1];
        if (at === end) break;
      }
      const left = values[at - shift < row ? row : at - shift]!;
      const right = values[at + shift >= end ? end - 1 : at + shift]!;
      const own = rows[at]!;
      rows[at] = isMax ? Math.max(own, left, right) : Math.min(own, left, right);
    }
  }
}

// One loop for each of both below, as this is where the time goes.
function widenRun(
  values: Float32Array,
  rows: Float32Array,
  from: number,
  to: number,
  shift: number,
  isMax: boolean,
): void {
  if (isMax)
    for (let at = from; at < to; at++) {
      const [left, right, own] = [values[at - shift]!, values[at + shift]!, rows[at]!];
      const more = left > right ? left : right;
      if (more > own) rows[at] = more;
    }
  else
    for (let at = from; at < to; at++) {
      const [left, right, own] = [values[at - shift]!, values[at + shift]!, rows[at]!];
      const less = left < right ? left : right;
      if (less < own) rows[at] = less;
    }
}

function keepExtreme(
  result: Float32Array,
  at: number,
  rows: Float32Array,
  above: number,
  below: number,
  width: number,
  isMax: boolean,
): void {
  if (isMax)
    for (let x = 0; x < width; x++) {
      const [one, other] = [rows[above + x]!, rows[below + x]!];
      const more = one > other ? one : other;
      if (more > result[at + x]!) result[at + x] = more;
    }
  else
    for (let x = 0; x < width; x++) {
      const [one, other] = [rows[above + x]!, rows[below + x]!];
      const less = one < other ? one : other;
      if (less < result[at + x]!) result[at + x] = less;
    }
}
