/** Lines between the same two nodes: which are drawn twice, and which take another way. */
import type { Point, StreetBoard } from '../model/index.js';
import { networkOf } from '../model/network/network.js';
import { oncePerBoard } from '../model/once-per-board.js';
import { courseOf, simplified } from './course-of-line.js';

/** Two lines of one kind by index, the earlier first. */
interface LinePair {
  readonly first: number;
  readonly second: number;
}

export interface SameEnds {
  /** With the same course as an earlier line: entered twice. */
  readonly doubled: readonly LinePair[];
  /** With another course than the first line between these ends. */
  readonly parallel: readonly LinePair[];
  /** Whether a line is a second copy. */
  readonly isCopy: (line: number) => boolean;
}

/** Streets among streets and waterlines among waterlines; a line from a node to itself is another fault. */
export const sameEnds = oncePerBoard((board: StreetBoard): SameEnds => {
  const { drawing, lineIds, streetCount } = networkOf(board);
  const { from, to } = drawing;
  if (!lineIds.some((id) => id.includes('~'))) return { doubled: [], parallel: [], isCopy: () => false };
  const firsts = new Map<string, number>();
  const doubled: LinePair[] = [];
  const parallel: LinePair[] = [];
  const courses = new Map<string, number>();
  for (const [second, id] of lineIds.entries()) {
    if (from[second] === to[second]) continue;
    const list = second < streetCount ? 'street' : 'waterline';
    const [ends, copy] = id.split('~') as [string, string | undefined];
    const key = `${list} ${ends}`;
    if (copy === undefined) {
      firsts.set(key, second);
      continue;
    }
    const first = firsts.get(key)!;
    courses.set(`${key} ${courseKey(board, first)}`, first);
    const course = `${key} ${courseKey(board, second)}`;
    const same = courses.get(course);
    if (same !== undefined) doubled.push({ first: same, second });
    else {
      courses.set(course, second);
      parallel.push({ first, second });
    }
  }
  const copies = new Set(doubled.map(({ second }) => second));
  return { doubled, parallel, isCopy: (line) => copies.has(line) };
});

/** The needed bends in the direction from the lesser end, so that the same course has the same key. */
function courseKey(board: StreetBoard, line: number): string {
  const { drawing } = networkOf(board);
  const course = simplified(courseOf(drawing, line)).slice(1, -1);
  const forwards = drawing.from[line]! < drawing.to[line]!;
  return (forwards ? course : course.toReversed()).map((bend: Point) => bend.join(',')).join(' ');
}
