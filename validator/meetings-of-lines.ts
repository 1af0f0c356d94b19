/** Where lines cross and no node says so, with the place. */
import type { Point, StreetBoard } from '../model/index.js';
import { crossingsWithoutNode } from '../model/geometry/crossings-without-node.js';
import type { Drawing } from '../model/geometry/drawing.js';
import { networkOf } from '../model/network/network.js';
import { oncePerBoard } from '../model/once-per-board.js';
import { courseOf } from './course-of-line.js';

/** Two lines by index, the smaller first. */
export interface MeetingsOfLines {
  readonly lines: Int32Array;
  readonly isMeeting: (a: number, b: number) => boolean;
}

export const meetingsOfLines = oncePerBoard((board: StreetBoard): MeetingsOfLines => {
  const { drawing } = networkOf(board);
  const { lines } = crossingsWithoutNode(drawing);
  const count = drawing.from.length;
  const pairs = new Set<number>();
  for (let i = 0; i < lines.length; i += 2) pairs.add(lines[i]! * count + lines[i + 1]!);
  return { lines, isMeeting: (a, b) => pairs.has(a < b ? a * count + b : b * count + a) };
});

/** A point where two lines that cross do so, in whole board units: the first along the first line. */
export function meetingPoint(drawing: Drawing, a: number, b: number): Point | undefined {
  const [one, other] = [courseOf(drawing, a), courseOf(drawing, b)];
  for (let i = 1; i < one.length; i++)
    for (let j = 1; j < other.length; j++) {
      const at = meet(one[i - 1]!, one[i]!, other[j - 1]!, other[j]!);
      if (at !== undefined && !isEnd(one, at) && !isEnd(other, at))
        return [Math.round(at[0]), Math.round(at[1])];
    }
  return undefined;
}

function meet([ax, ay]: Point, [bx, by]: Point, [cx, cy]: Point, [dx, dy]: Point): Point | undefined {
  const across = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
  if (across === 0) return undefined;
  const s = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / across;
  const t = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / across;
  return s < 0 || s > 1 || t < 0 || t > 1 ? undefined : [ax + s * (bx - ax), ay + s * (by - ay)];
}

const isEnd = (course: readonly Point[], [x, y]: Point): boolean =>
  [course[0]!, course.at(-1)!].some(([endX, endY]) => endX === x && endY === y);
