import type { Point } from '../board/board.js';

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
