/** Positions that a board file can hold: whole numbers within the limits of the format. */
import { distanceToSegment, type Point } from '../../../model/index.js';

/** The largest absolute value of a coordinate. */
export const MAX_COORDINATE = 1_000_000;

/** The nearest position that a board can hold; undefined if a coordinate is not a number. */
export function roundPosition([x, y]: Point): Point | undefined {
  return Number.isFinite(x) && Number.isFinite(y) ? [coordinate(x), coordinate(y)] : undefined;
}

/** Adding zero keeps -0 out. */
const coordinate = (value: number): number =>
  Math.max(-MAX_COORDINATE, Math.min(MAX_COORDINATE, Math.round(value))) + 0;

export const isSamePosition = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

/** Rounds each point; undefined if one of them cannot be rounded. */
export function roundPositions(points: readonly Point[]): readonly Point[] | undefined {
  const places = points.map(roundPosition);
  return places.every((place) => place !== undefined) ? places : undefined;
}

/** How far a place may lie beside a line and still be on it. Rounding to whole numbers moves it by 0.71 at most. */
const TOLERANCE = 0.75;

/** Whether a point lies on the segment between two points, within rounding. */
export const isOnSegment = ([x, y]: Point, from: Point, to: Point): boolean =>
  distanceToSegment(x, y, [...from, ...to]).distance <= TOLERANCE;
