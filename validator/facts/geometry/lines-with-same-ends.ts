/** Lines between the same two nodes: duplicates, and lines on different courses. */
import { hasPlaces, memoByBoard, type Point, type StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/index.js';
import { courseOfLine, simplifyCourse } from './line-course.js';

/** Two lines of the same kind by index, the earlier first. */
interface LinePair {
  readonly first: number;
  readonly second: number;
}

export interface LinesWithSameEnds {
  /** Lines with the same course as an earlier line. */
  readonly duplicates: readonly LinePair[];
  /** Lines with another course than the first line between these ends. */
  readonly parallel: readonly LinePair[];
  /** Whether a line is a second copy. */
  readonly isCopy: (line: number) => boolean;
}

/** Compares streets with streets and waterlines with waterlines; lines from a node to itself are left out. */
export const linesWithSameEnds = memoByBoard((board: StreetBoard): LinesWithSameEnds => {
  const { drawing, lineIds, streetCount } = networkOf(board);
  const { from, to } = drawing;
  if (!lineIds.some((id) => id.includes('~'))) return { duplicates: [], parallel: [], isCopy: () => false };
  const firsts = new Map<string, number>();
  const duplicates: LinePair[] = [];
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
    if (same !== undefined) duplicates.push({ first: same, second });
    else {
      courses.set(course, second);
      parallel.push({ first, second });
    }
  }
  const copies = new Set(duplicates.map(({ second }) => second));
  return { duplicates, parallel, isCopy: (line) => copies.has(line) };
});

/** The simplified bends from the smaller end, so that equal courses have equal keys. */
function courseKey(board: StreetBoard, line: number): string {
  // Without places lines have no courses, so that a second one is a copy.
  if (!hasPlaces(board)) return '';
  const { drawing } = networkOf(board);
  const course = simplifyCourse(courseOfLine(drawing, line)).slice(1, -1);
  const forwards = drawing.from[line]! < drawing.to[line]!;
  return (forwards ? course : course.toReversed()).map((bend: Point) => bend.join(',')).join(' ');
}
