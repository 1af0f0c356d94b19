/** Questions about outlines: closed lines that end before their first point. */
import { booleanClockwise, booleanPointInPolygon } from '@turf/turf';
import type { Point } from '../board/board.js';
import { polygonOf } from './turf-geometries.js';

/** Whether a point is inside an outline or on it, by the even-odd rule. */
export const isInsideOutline = (outline: readonly Point[], at: Point): boolean =>
  outline.length > 2 && booleanPointInPolygon([...at], polygonOf(outline));

/** Whether an outline goes anticlockwise as seen on a board, where y grows downward. For turf, y grows upward. */
export const isAnticlockwise = (outline: readonly Point[]): boolean =>
  booleanClockwise(polygonOf(outline).coordinates[0]!);

/**
 * The centre of mass of an outline. Turf's `centerOfMass` gives the same and brings a convex hull, a spatial tree and exact
 * predicates with it, 10 KB of the editor's first load.
 */
export function centreOfMass(outline: readonly Point[]): Point {
  const [x0, y0] = outline[0]!;
  let [doubleArea, x, y] = [0, 0, 0];
  outline.forEach(([x1, y1], i) => {
    const [x2, y2] = outline[(i + 1) % outline.length]!;
    const weight = (x1 - x0) * (y2 - y0) - (x2 - x0) * (y1 - y0);
    doubleArea += weight;
    x += weight * (x1 + x2 - 2 * x0);
    y += weight * (y1 + y2 - 2 * y0);
  });
  return doubleArea === 0 ? outline[0]! : [x0 + x / (3 * doubleArea), y0 + y / (3 * doubleArea)];
}
