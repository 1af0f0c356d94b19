/** Where a new line would intersect existing lines. */
import {
  doSegmentsIntersect,
  intersectSegments,
  type NodeId,
  type Point,
  type StreetBoard,
} from '../../../model/index.js';
import {
  type LineDrawing,
  networkOf,
  type Segments,
  segmentsOfDrawing,
} from '../../../model/network/index.js';
import type { EntityName } from './entity-name.js';
import { roundPosition } from './position.js';

/** One intersection of a new line with an existing one. */
export interface LineIntersection {
  /** The line that is drawn. */
  readonly key: EntityName;
  /** The nearest place in whole numbers. */
  readonly at: Point;
  /** How many pieces of the new line, ends and bends counted, lie before it, and how much of the next. */
  readonly along: number;
}

/** The exact intersections of a new line between two nodes with existing lines, from its first node to its second. */
export function findLineIntersections(
  board: StreetBoard,
  between: readonly [NodeId, NodeId],
  bends: readonly Point[] = [],
): readonly LineIntersection[] {
  const network = networkOf(board);
  const [from, to] = between.map((id) => network.indexOfId.get(id));
  if (from === undefined || to === undefined) return [];
  const drawing = withLineDrawn(network.drawing, from, to, bends);
  const segments = segmentsOfDrawing(drawing);
  const count = segments.line.length;
  const first = count - bends.length - 1;
  const meetings: LineIntersection[] = [];
  for (let s = first; s < count; s++)
    for (let t = 0; t < first; t++) {
      if (!doSegmentsIntersect(drawing, segments, s, t)) continue;
      const [start, end] = endsOf(segments, s);
      const place = intersectSegments(start, end, ...endsOf(segments, t));
      const at = place && roundPosition(place);
      if (place === undefined || at === undefined) continue;
      const line = segments.line[t]!;
      const word = line < network.streetCount ? 'street' : 'waterline';
      meetings.push({
        key: `${word}:${network.lineIds[line]!}`,
        at,
        along: s - first + fractionAlongSegment(start, end, place),
      });
    }
  return meetings.sort((a, b) => a.along - b.along);
}

const endsOf = ({ x1, y1, x2, y2 }: Segments, s: number): readonly [Point, Point] => [
  [x1[s]!, y1[s]!],
  [x2[s]!, y2[s]!],
];

/** How far along the segment between two points a point lies: 0 at the start, 1 at the end. */
export function fractionAlongSegment([x1, y1]: Point, [x2, y2]: Point, [x, y]: Point): number {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const square = dx * dx + dy * dy;
  return square === 0 ? 0 : ((x - x1) * dx + (y - y1) * dy) / square;
}

/** The drawing with one more line, which comes last. */
const withLineDrawn = (
  drawing: LineDrawing,
  from: number,
  to: number,
  bends: readonly Point[],
): LineDrawing => ({
  ...drawing,
  from: appended(drawing.from, [from]),
  to: appended(drawing.to, [to]),
  bendStarts: appended(drawing.bendStarts, [drawing.bendXs.length + bends.length]),
  bendXs: appended(
    drawing.bendXs,
    bends.map(([x]) => x),
  ),
  bendYs: appended(
    drawing.bendYs,
    bends.map(([, y]) => y),
  ),
});

function appended(list: Int32Array, more: readonly number[]): Int32Array {
  const all = new Int32Array(list.length + more.length);
  all.set(list);
  all.set(more, list.length);
  return all;
}
