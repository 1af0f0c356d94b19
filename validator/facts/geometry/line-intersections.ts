/** Where lines intersect without a node. */
import {
  findIntersectionsWithoutNode,
  firstIndex,
  intersectSegments,
  memoByBoard,
  type Point,
  type StreetBoard,
} from '../../../model/index.js';
import { networkOf, type LineDrawing } from '../../../model/network/index.js';
import { courseOfLine } from './line-course.js';

/** Pairs of lines that intersect without a node, by index, the smaller first. */
export interface LineIntersections {
  readonly lines: Int32Array;
  readonly areCrossing: (a: number, b: number) => boolean;
}

export const lineIntersections = memoByBoard((board: StreetBoard): LineIntersections => {
  const { lines } = findIntersectionsWithoutNode(networkOf(board).drawing);
  return { lines, areCrossing: (a, b) => (a < b ? isListed(lines, a, b) : isListed(lines, b, a)) };
});

/** Binary search; the pairs are sorted. */
function isListed(lines: Int32Array, a: number, b: number): boolean {
  const pair = firstIndex(lines.length / 2, (i) =>
    lines[2 * i] === a ? lines[2 * i + 1]! >= b : lines[2 * i]! > a,
  );
  return lines[2 * pair] === a && lines[2 * pair + 1] === b;
}

/** The first point along the first line where two lines intersect, in whole board units. */
export function findIntersectionPoint(drawing: LineDrawing, a: number, b: number): Point | undefined {
  const [one, other] = [courseOfLine(drawing, a), courseOfLine(drawing, b)];
  for (let i = 1; i < one.length; i++)
    for (let j = 1; j < other.length; j++) {
      const at = intersectSegments(one[i - 1]!, one[i]!, other[j - 1]!, other[j]!);
      if (at !== undefined && !isEnd(one, at) && !isEnd(other, at))
        return [Math.round(at[0]), Math.round(at[1])];
    }
  return undefined;
}

const isEnd = (course: readonly Point[], [x, y]: Point): boolean =>
  [course[0]!, course.at(-1)!].some(([endX, endY]) => endX === x && endY === y);
