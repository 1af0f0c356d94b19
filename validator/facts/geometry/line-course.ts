/** The course of a line: its points, its length, and a simplified form. */
import {
  distanceToSegment,
  memoByBoard,
  vectorLength,
  type Point,
  type StreetBoard,
} from '../../../model/index.js';
import { networkOf, type LineDrawing } from '../../../model/network/index.js';
import { kinks, lineOf, pointOf, simplify } from '../../../model/turf/index.js';

/** The points of a line from its first node to its second. */
export function courseOfLine(
  { xs, ys, from, to, bendStarts, bendXs, bendYs }: LineDrawing,
  line: number,
): readonly Point[] {
  const points: Point[] = [[xs[from[line]!]!, ys[from[line]!]!]];
  for (let bend = bendStarts[line]!; bend < bendStarts[line + 1]!; bend++)
    points.push([bendXs[bend]!, bendYs[bend]!]);
  points.push([xs[to[line]!]!, ys[to[line]!]!]);
  return points;
}

/** The length of every line along its bends, in board units. */
export const lengthsOfLines = memoByBoard((board: StreetBoard): Float64Array => {
  const { drawing } = networkOf(board);
  const { xs, ys, from, to, bendStarts, bendXs, bendYs } = drawing;
  return Float64Array.from(from, (start, line) => {
    let [x, y] = [xs[start]!, ys[start]!];
    let length = 0;
    for (let bend = bendStarts[line]!; bend < bendStarts[line + 1]!; bend++) {
      length += vectorLength(bendXs[bend]! - x, bendYs[bend]! - y);
      [x, y] = [bendXs[bend]!, bendYs[bend]!];
    }
    return length + vectorLength(xs[to[line]!]! - x, ys[to[line]!]! - y);
  });
});

/** The median length of streets; 0 without streets. */
export const medianStreetLength = memoByBoard((board: StreetBoard): number => {
  const streets = lengthsOfLines(board).slice(0, networkOf(board).streetCount).sort();
  return streets[streets.length >> 1] ?? 0;
});

/** With fewer streets there is no usual length. */
const FEWEST_STREETS = 8;
/** The longest printed streets have 3.8 median lengths (x144–x183 of Whitechapel) and 3.1 (81–x99 of Whitehall). */
export const VERY_LONG = 4;

/** The streets that are much longer than the median street. */
export const veryLongStreets = memoByBoard((board: StreetBoard): ReadonlySet<number> => {
  const { streetCount } = networkOf(board);
  const longest = streetCount < FEWEST_STREETS ? Infinity : VERY_LONG * medianStreetLength(board);
  const lengths = lengthsOfLines(board);
  const streets = Array.from({ length: streetCount }, (_, line) => line);
  return new Set(streets.filter((line) => lengths[line]! > longest));
});

/** How far a line may move when bends are removed: less than a board unit, which is invisible. */
const UNSEEN = 0.75;
/** Turf simplifies by recursion, so that a longer line is simplified in parts. */
const LONGEST_PART = 1000;

/** A course without bends that make no visible difference. */
export function simplifyCourse(course: readonly Point[]): readonly Point[] {
  if (course.length > LONGEST_PART)
    return [
      ...simplifyCourse(course.slice(0, LONGEST_PART)).slice(0, -1),
      ...simplifyCourse(course.slice(LONGEST_PART - 1)),
    ];
  const { coordinates } = simplify(lineOf(course), { tolerance: UNSEEN, highQuality: true, mutate: true });
  return coordinates as [number, number][];
}

/** The point half-way between two points, in whole board units. */
export const midpoint = ([x1, y1]: Point, [x2, y2]: Point): Point => [
  Math.round((x1 + x2) / 2),
  Math.round((y1 + y2) / 2),
];

/** The lines with bends, each with their number and its simplified course; lines from a node to itself are left out. */
export const bentLines = memoByBoard((board: StreetBoard) => {
  const { drawing } = networkOf(board);
  const { bendStarts, from, to } = drawing;
  return [...from.keys()].flatMap((line) => {
    const count = bendStarts[line + 1]! - bendStarts[line]!;
    if (count === 0 || from[line] === to[line]) return [];
    return [{ line, count, course: simplifyCourse(courseOfLine(drawing, line)) }];
  });
});

/** The part of a line between two passings of one point: it leaves after point `first` and ends before point `last`. */
interface Loop {
  readonly first: number;
  readonly last: number;
  readonly at: Point;
}

/** A line of thousands of bends is a tracing error; checking its first hundreds is enough. */
const MOST_CHECKED = 500;

/** Where a line first crosses itself; of several loops that begin on one segment, the longest. */
export function findSelfIntersection(course: readonly Point[]): Loop | undefined {
  const points = course.slice(0, MOST_CHECKED);
  const crossings = kinks(lineOf(points)).features.map(pointOf);
  if (crossings[0] === undefined) return undefined;
  const { first } = loopAt(points, crossings[0]);
  return crossings
    .filter((at) => isOnSegment(points, first, at))
    .map((at) => loopAt(points, at))
    .reduce((longest, loop) => (loop.last > longest.last ? loop : longest));
}

/** The loop from the first segment through a point to the last. */
function loopAt(points: readonly Point[], at: Point): Loop {
  const isPassing = (_: Point, i: number): boolean => i + 1 < points.length && isOnSegment(points, i, at);
  return {
    first: points.findIndex(isPassing),
    last: points.findLastIndex(isPassing) + 1,
    at: [Math.round(at[0]), Math.round(at[1])],
  };
}

const isOnSegment = (points: readonly Point[], i: number, [x, y]: Point): boolean =>
  distanceToSegment(x, y, [...points[i]!, ...points[i + 1]!]).distance < 1e-6;

/** The direction in which a line leaves one of its nodes: the vector to its first point that differs from the node. */
export function directionOfLineAtNode(drawing: LineDrawing, node: number, line: number): Point {
  const { xs, ys, from, to, bendStarts, bendXs, bendYs } = drawing;
  const [x, y] = [xs[node]!, ys[node]!];
  const [first, end] = [bendStarts[line]!, bendStarts[line + 1]!];
  const forwards = from[line] === node;
  for (let i = 0; i < end - first; i++) {
    const bend = forwards ? first + i : end - 1 - i;
    if (bendXs[bend] !== x || bendYs[bend] !== y) return [bendXs[bend]! - x, bendYs[bend]! - y];
  }
  const other = forwards ? to[line]! : from[line]!;
  return [xs[other]! - x, ys[other]! - y];
}

/** In degrees. The narrowest printed angles between two lines are 23 (x150 of Whitechapel) and 27 (x7 of Whitehall). */
export const NARROW_ANGLE = 10;

/** The angle between two directions in degrees, from 0 to 180. */
export const angleBetween = ([ax, ay]: Point, [bx, by]: Point): number =>
  (Math.abs(Math.atan2(ax * by - ay * bx, ax * bx + ay * by)) * 180) / Math.PI;

/** How far two lines of a node turn away from a straight course, in degrees. */
export const turnAtNode = (drawing: LineDrawing, node: number, a: number, b: number): number =>
  180 - angleBetween(directionOfLineAtNode(drawing, node, a), directionOfLineAtNode(drawing, node, b));
