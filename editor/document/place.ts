/** Places that a board file can hold: whole numbers within the limits of the format. */
import type { Point } from '../../model/index.js';

/** How far from the corner of the board a coordinate may lie, to every side. */
export const FARTHEST = 1_000_000;

/** The nearest place that a board can hold; undefined if there is none, because it is no number. */
export function placeNear([x, y]: Point): Point | undefined {
  return Number.isFinite(x) && Number.isFinite(y) ? [coordinate(x), coordinate(y)] : undefined;
}

/** Adding zero keeps -0 out. */
const coordinate = (value: number): number => Math.max(-FARTHEST, Math.min(FARTHEST, Math.round(value))) + 0;

export const samePlace = (a: Point, b: Point): boolean => a[0] === b[0] && a[1] === b[1];

/** The places near each point; undefined if one of them is none. */
export function placesNear(points: readonly Point[]): readonly Point[] | undefined {
  const places = points.map(placeNear);
  return places.every((place) => place !== undefined) ? places : undefined;
}

/** Whether a place lies on the way from one point to another as far as whole numbers can tell: a node that was put on a line by rounding does. */
export function isOnChord([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): boolean {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const square = dx * dx + dy * dy;
  const along = (x - x1) * dx + (y - y1) * dy;
  if (along < 0 || along > square) return false;
  const aside = (x - x1) * dy - (y - y1) * dx;
  return aside * aside <= square;
}
