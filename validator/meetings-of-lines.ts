/** Where lines cross and no node says so, with the place. */
import type { Point, StreetBoard } from '../model/index.js';
import { crossingsWithoutNode } from '../model/geometry/crossings-without-node.js';
import type { Drawing } from '../model/geometry/drawing.js';
import { networkOf } from '../model/network/network.js';
import { oncePerBoard } from '../model/once-per-board.js';
import { courseOf } from './course-of-line.js';
import { meetingOfSegments } from '../model/geometry/meeting-of-segments.js';

/** Two lines by index, the smaller first. */
export interface MeetingsOfLines {
  readonly lines: Int32Array;
  readonly isMeeting: (a: number, b: number) => boolean;
}

export const meetingsOfLines = oncePerBoard((board: StreetBoard): MeetingsOfLines => {
  const { lines } = crossingsWithoutNode(networkOf(board).drawing);
  return { lines, isMeeting: (a, b) => (a < b ? isListed(lines, a, b) : isListed(lines, b, a)) };
});

/** Looks a pair up by halving; the pairs are in order. */
function isListed(lines: Int32Array, a: number, b: number): boolean {
  let [low, high] = [0, lines.length / 2];
  while (low < high) {
    const middle = (low + high) >> 1;
    const [c, d] = [lines[2 * middle]!, lines[2 * middle + 1]!];
    if (c < a || (c === a && d < b)) low = middle + 1;
    else high = middle;
  }
  return lines[2 * low] === a && lines[2 * low + 1] === b;
}

/** A point where two lines that cross do so, in whole board units: the first along the first line. */
export function meetingPoint(drawing: Drawing, a: number, b: number): Point | undefined {
  const [one, other] = [courseOf(drawing, a), courseOf(drawing, b)];
  for (let i = 1; i < one.length; i++)
    for (let j = 1; j < other.length; j++) {
      const at = meetingOfSegments(one[i - 1]!, one[i]!, other[j - 1]!, other[j]!);
      if (at !== undefined && !isEnd(one, at) && !isEnd(other, at))
        return [Math.round(at[0]), Math.round(at[1])];
    }
  return undefined;
}

const isEnd = (course: readonly Point[], [x, y]: Point): boolean =>
  [course[0]!, course.at(-1)!].some(([endX, endY]) => endX === x && endY === y);
