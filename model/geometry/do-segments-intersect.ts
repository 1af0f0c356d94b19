import type { LineDrawing, Segments } from '../network/line-drawing.js';

/** Whether two segments of different lines meet in one point that is no end of either, and are not in line. Exact. */
export function doSegmentsIntersect(drawing: LineDrawing, segments: Segments, s: number, t: number): boolean {
  const { x1, y1, x2, y2, line } = segments;
  const ax = x1[s]!;
  const bx = x2[s]!;
  const cx = x1[t]!;
  const dx = x2[t]!;
  if (ax < bx ? (cx < ax && dx < ax) || (cx > bx && dx > bx) : (cx < bx && dx < bx) || (cx > ax && dx > ax))
    return false;
  const ay = y1[s]!;
  const by = y2[s]!;
  const cy = y1[t]!;
  const dy = y2[t]!;
  if (ay < by ? (cy < ay && dy < ay) || (cy > by && dy > by) : (cy < by && dy < by) || (cy > ay && dy > ay))
    return false;
  if (line[s] === line[t]) return false;

  const a = side(cx, cy, dx, dy, ax, ay);
  const b = side(cx, cy, dx, dy, bx, by);
  if ((a > 0 && b > 0) || (a < 0 && b < 0)) return false;
  const c = side(ax, ay, bx, by, cx, cy);
  const d = side(ax, ay, bx, by, dx, dy);
  if ((c > 0 && d > 0) || (c < 0 && d < 0)) return false;
  if (a === 0 && b === 0) return false;
  // One of them ends on the other: a crossing only if that is a bend of the one and not an end of the other line.
  if (a === 0) return isNoEnd(drawing, line[s]!, line[t]!, ax, ay);
  if (b === 0) return isNoEnd(drawing, line[s]!, line[t]!, bx, by);
  if (c === 0) return isNoEnd(drawing, line[s]!, line[t]!, cx, cy);
  if (d === 0) return isNoEnd(drawing, line[s]!, line[t]!, dx, dy);
  return true;
}

/** On which side of the line from p to q a point lies. Exact in doubles: coordinates differ by less than 2^21. */
function side(px: number, py: number, qx: number, qy: number, x: number, y: number): number {
  return (qx - px) * (y - py) - (qy - py) * (x - px);
}

const isNoEnd = (drawing: LineDrawing, line: number, other: number, x: number, y: number): boolean =>
  !isAt(drawing, drawing.from[line]!, x, y) &&
  !isAt(drawing, drawing.to[line]!, x, y) &&
  !isAt(drawing, drawing.from[other]!, x, y) &&
  !isAt(drawing, drawing.to[other]!, x, y);

const isAt = ({ xs, ys }: LineDrawing, node: number, x: number, y: number): boolean =>
  xs[node] === x && ys[node] === y;
