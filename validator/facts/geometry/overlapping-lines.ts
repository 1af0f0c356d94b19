/** Lines that run along each other for a stretch. */
import {
  buildPointGrid,
  distanceToSegment,
  memoByBoard,
  visitPointsNearSegment,
  type Point,
  type StreetBoard,
} from '../../../model/index.js';
import { networkOf, segmentsOfDrawing, type LineDrawing } from '../../../model/network/index.js';
import { linesWithSameEnds } from './lines-with-same-ends.js';
import { courseOfLine } from './line-course.js';
import { effectiveDiscSizes, samePlaceDistance } from './near-nodes.js';
import { nodesNearLines } from './nodes-near-lines.js';

/** Two lines by index, the smaller first, with the position and length of the common stretch. */
export interface LineOverlap {
  readonly a: number;
  readonly b: number;
  readonly length: number;
  readonly at: Point;
}

/**
 * The pairs of lines with a stretch in common that is longer than a circle's radius. Where such a stretch ends there is an
 * end or a bend of one of the two. An end of the one on the other is a node run through, which another rule reports, so that
 * looking at the bends is enough.
 */
export const overlappingLines = memoByBoard((board: StreetBoard): readonly LineOverlap[] => {
  const { drawing } = networkOf(board);
  const { from, bendStarts, bendXs, bendYs } = drawing;
  if (bendXs.length === 0) return [];
  const discs = effectiveDiscSizes(board);
  const within = samePlaceDistance(discs);
  const lineOfBend = new Int32Array(bendXs.length);
  for (let line = 0; line < from.length; line++)
    lineOfBend.fill(line, bendStarts[line], bendStarts[line + 1]);
  const grid = buildPointGrid(bendXs, bendYs, within);
  const seen = new Set<number>();
  const found: LineOverlap[] = [];
  const { x1, y1, x2, y2, line: lineOf } = segmentsOfDrawing(drawing);
  for (let s = 0; s < lineOf.length; s++) {
    const line = lineOf[s]!;
    const segment = [x1[s]!, y1[s]!, x2[s]!, y2[s]!] as const;
    visitPointsNearSegment(grid, segment, within, (bend) => {
      const other = lineOfBend[bend]!;
      if (other === line || distanceToSegment(bendXs[bend]!, bendYs[bend]!, segment).distance > within)
        return;
      const [a, b] = line < other ? [line, other] : [other, line];
      if (seen.has(a * from.length + b)) return;
      seen.add(a * from.length + b);
      const overlap = longestStretch(courseOfLine(drawing, a), courseOfLine(drawing, b), within);
      if (overlap === undefined || overlap.length <= discs.circle) return;
      if (!isReportedElsewhere(board, drawing, a, b)) found.push({ a, b, ...overlap });
    });
  }
  return found.sort((p, q) => p.a - q.a || p.b - q.b);
});

/** Whether the one runs through an end of the other, or is a second copy of it. */
function isReportedElsewhere(board: StreetBoard, { from, to }: LineDrawing, a: number, b: number): boolean {
  const endsOn = (line: number, other: number): boolean =>
    (nodesNearLines(board).nodesOn.get(other) ?? []).some((node) => node === from[line] || node === to[line]);
  const { isCopy } = linesWithSameEnds(board);
  return isCopy(a) || isCopy(b) || endsOn(a, b) || endsOn(b, a);
}

type Stretch = Pick<LineOverlap, 'length' | 'at'>;

function longestStretch(one: readonly Point[], other: readonly Point[], within: number): Stretch | undefined {
  let longest: Stretch | undefined;
  for (let i = 1; i < one.length; i++)
    for (let j = 1; j < other.length; j++) {
      const stretch = stretchAlong(one[i - 1]!, one[i]!, other[j - 1]!, other[j]!, within);
      if (stretch !== undefined && stretch.length > (longest?.length ?? 0)) longest = stretch;
    }
  return longest;
}

/** The part of the segment a–b from which c–d is not farther than `within`. */
function stretchAlong(
  [ax, ay]: Point,
  [bx, by]: Point,
  [cx, cy]: Point,
  [dx, dy]: Point,
  within: number,
): Stretch | undefined {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return undefined;
  const [ux, uy] = [(bx - ax) / length, (by - ay) / length];
  const along = (x: number, y: number): number => (x - ax) * ux + (y - ay) * uy;
  const across = (x: number, y: number): number => (x - ax) * uy - (y - ay) * ux;
  let [s, t, p, q] = [along(cx, cy), along(dx, dy), across(cx, cy), across(dx, dy)];
  if (s > t) [s, t, p, q] = [t, s, q, p];
  if (t - s < Math.abs(q - p)) return undefined;
  // Between s and t the distance across goes evenly from p to q.
  const slope = (q - p) / (t - s || 1);
  let [start, end] = [Math.max(0, s), Math.min(length, t)];
  if (slope === 0 && Math.abs(p) > within) return undefined;
  if (slope !== 0) {
    const [first, last] = [s + (-within - p) / slope, s + (within - p) / slope];
    start = Math.max(start, Math.min(first, last));
    end = Math.min(end, Math.max(first, last));
  }
  if (end <= start) return undefined;
  const middle = (start + end) / 2;
  return { length: end - start, at: [Math.round(ax + middle * ux), Math.round(ay + middle * uy)] };
}
