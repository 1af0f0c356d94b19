/** The course of a line: its points, its length, and a simplified form. */
import {
  distanceToSegment,
  memoByBoard,
  vectorLength,
  type Point,
  type StreetBoard,
} from '../../../model/index.js';
import { networkOf, type LineDrawing } from '../../../model/network/index.js';

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

/** How far a line may move when bends are removed: less than a board unit, which is invisible. */
const UNSEEN = 0.75;

/** A course without bends that make no visible difference (Douglas–Peucker). */
export function simplifyCourse(course: readonly Point[]): readonly Point[] {
  const keep = new Uint8Array(course.length);
  keep[0] = keep[course.length - 1] = 1;
  const stretches: [number, number][] = [[0, course.length - 1]];
  for (let stretch = stretches.pop(); stretch !== undefined; stretch = stretches.pop()) {
    const [first, last] = stretch;
    const segment = [...course[first]!, ...course[last]!] as const;
    let [farthest, most] = [-1, UNSEEN];
    for (let i = first + 1; i < last; i++) {
      const { distance } = distanceToSegment(course[i]![0], course[i]![1], segment);
      if (distance > most) [farthest, most] = [i, distance];
    }
    if (farthest < 0) continue;
    keep[farthest] = 1;
    stretches.push([first, farthest], [farthest, last]);
  }
  return course.filter((_, i) => keep[i] === 1);
}

/** The point half-way between two points, in whole board units. */
export const midpoint = ([x1, y1]: Point, [x2, y2]: Point): Point => [
  Math.round((x1 + x2) / 2),
  Math.round((y1 + y2) / 2),
];
