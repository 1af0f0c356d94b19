/** Values of a plane between its pixels. */
import type { Plane } from './picture.js';

/** The value at a position by linear interpolation; outside the plane the nearest edge counts. */
export function sampleLinear({ width, height, values }: Plane, x: number, y: number): number {
  const u = Math.min(width - 1, Math.max(0, x));
  const v = Math.min(height - 1, Math.max(0, y));
  const left = Math.floor(u);
  const top = Math.floor(v);
  const right = Math.min(width - 1, left + 1);
  const bottom = Math.min(height - 1, top + 1);
  const upper = values[top * width + left]! * (left + 1 - u) + values[top * width + right]! * (u - left);
  const lower =
    values[bottom * width + left]! * (left + 1 - u) + values[bottom * width + right]! * (u - left);
  return upper * (top + 1 - v) + lower * (v - top);
}
