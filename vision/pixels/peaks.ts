/** Local maxima of a plane. */
import type { Plane } from './picture.js';

/** A pixel that is the largest in its surroundings. */
export interface Peak {
  readonly x: number;
  readonly y: number;
  readonly score: number;
}

/** The pixels above a threshold that no pixel within a square of the given half side exceeds, best first. */
export function findPeaks(
  { width, height, values }: Plane,
  halfSide: number,
  threshold: number,
): readonly Peak[] {
  const reach = Math.floor(halfSide);
  const peaks: Peak[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0, at = y * width; x < width; x++, at++) {
      const score = values[at]!;
      if (score <= threshold) continue;
      if (x > 0 && values[at - 1]! >= score) continue;
      if (x < width - 1 && values[at + 1]! > score) continue;
      if (!isLargest(values, width, height, x, y, reach)) continue;
      peaks.push({ x, y, score });
    }
  }
  return peaks.sort((a, b) => b.score - a.score || a.y - b.y || a.x - b.x);
}

/** Whether no pixel of a square is larger, and none before it in reading order is as large. */
function isLargest(
  values: Float32Array,
  width: number,
  height: number,
  x: number,
  y: number,
  reach: number,
): boolean {
  const at = y * width + x;
  const score = values[at]!;
  const [left, right] = [Math.max(0, x - reach), Math.min(width - 1, x + reach)];
  const [top, bottom] = [Math.max(0, y - reach), Math.min(height - 1, y + reach)];
  for (let v = top; v <= bottom; v++) {
    for (let u = left, other = v * width + left; u <= right; u++, other++) {
      const value = values[other]!;
      if (value > score || (value === score && other < at)) return false;
    }
  }
  return true;
}
