/** What the course of a line is: its points, its length, and how much of it is needed. */
import type { Point, StreetBoard } from '../model/index.js';
import type { Drawing } from '../model/geometry/drawing.js';
import { networkOf } from '../model/network/network.js';
import { oncePerBoard } from '../model/once-per-board.js';
import { distanceToSegment, lengthOf } from './point-grid.js';

/** The points of a line from its first node to its second. */
export function courseOf(
  { xs, ys, from, to, bendStarts, bendXs, bendYs }: Drawing,
  line: number,
): readonly Point[] {
  const points: Point[] = [[xs[from[line]!]!, ys[from[line]!]!]];
  for (let bend = bendStarts[line]!; bend < bendStarts[line + 1]!; bend++)
    points.push([bendXs[bend]!, bendYs[bend]!]);
  points.push([xs[to[line]!]!, ys[to[line]!]!]);
  return points;
}

/** The length of every line in board units, bends followed. */
export const lengthsOfLines = oncePerBoard((board: StreetBoard): Float64Array => {
  const { drawing } = networkOf(board);
  const { xs, ys, from, to, bendStarts, bendXs, bendYs } = drawing;
  return Float64Array.from(from, (start, line) => {
    let [x, y] = [xs[start]!, ys[start]!];
    let length = 0;
    for (let bend = bendStarts[line]!; bend < bendStarts[line + 1]!; bend++) {
      length += lengthOf(bendXs[bend]! - x, bendYs[bend]! - y);
      [x, y] = [bendXs[bend]!, bendYs[bend]!];
    }
    return length + lengthOf(xs[to[line]!]! - x, ys[to[line]!]! - y);
  });
});

/** The length of the ordinary street: half of all are longer. */
export const ordinaryLength = oncePerBoard((board: StreetBoard): number => {
  const streets = lengthsOfLines(board).slice(0, networkOf(board).streetCount).sort();
  return streets[streets.length >> 1] ?? 0;
});

/** How far a line may move when bends are left out: less than the width of a board unit, which nobody sees. */
const UNSEEN = 0.75;

/** A course without the bends that nobody would miss (Douglas and Peucker). */
export function simplified(course: readonly Point[]): readonly Point[] {
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
