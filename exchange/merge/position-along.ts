/** Where a point lies along a polyline. */
import { distanceToSegment, type Point } from '../../model/index.js';

/** A street with its bends. */
export type Course = readonly Point[];

/** How far a point lies from a course, and where along it: 1.5 is the middle of the second segment. */
export function positionAlong(
  course: Course,
  [x, y]: Point,
): { readonly position: number; readonly distance: number } {
  let best = { position: 0, distance: Infinity };
  for (let i = 0; i + 1 < course.length; i++) {
    const [[x1, y1], [x2, y2]] = [course[i]!, course[i + 1]!];
    const { distance, along } = distanceToSegment(x, y, [x1, y1, x2, y2]);
    if (distance < best.distance) best = { position: i + along, distance };
  }
  return best;
}
