/** Distances and intersections of segments. */
import type { Point } from '../board/board.js';

/** The same as Math.hypot in a tenth of the time: coordinates are too small to overflow. */
export const vectorLength = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);

/** The distance of a point from a segment, and where on the segment, from 0 to 1, the nearest point lies. */
export function distanceToSegment(
  x: number,
  y: number,
  [x1, y1, x2, y2]: readonly [x1: number, y1: number, x2: number, y2: number],
): { readonly distance: number; readonly along: number } {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / square));
  return { distance: vectorLength(x - x1 - along * dx, y - y1 - along * dy), along };
}

/** The point where the segments a–b and c–d meet; undefined if they do not, or are parallel. */
export function intersectSegments(
  [ax, ay]: Point,
  [bx, by]: Point,
  [cx, cy]: Point,
  [dx, dy]: Point,
): Point | undefined {
  const across = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
  if (across === 0) return undefined;
  const s = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / across;
  const t = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / across;
  return s < 0 || s > 1 || t < 0 || t > 1 ? undefined : [ax + s * (bx - ax), ay + s * (by - ay)];
}
