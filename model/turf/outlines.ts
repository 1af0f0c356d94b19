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
