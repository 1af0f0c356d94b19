/** Where two lines meet and no node says so. */
import { segmentsOf, type Drawing, type Segments } from './drawing.js';
import { gridOfSegments } from './segment-grid.js';

/** Pairs of lines, the smaller index first, in order; lines[2 i] meets lines[2 i + 1]. */
export interface CrossingsWithoutNode {
  readonly lines: Int32Array;
}

/**
 * The pairs of lines whose courses meet anywhere but at an end of one of them. A bend that touches another line counts;
 * lines that lie on each other for a stretch do not (that is another fault).
 */
export function crossingsWithoutNode(drawing: Drawing): CrossingsWithoutNode {
  const segments = segmentsOf(drawing);
  const { starts, items } = gridOfSegments(segments);
  const { line } = segments;
  const lineCount = drawing.from.length;
  const found: number[] = [];
  for (let cell = 0; cell < starts.length - 1; cell++) {
    const end = starts[cell + 1]!;
    for (let i = starts[cell]!; i < end - 1; i++) {
      const s = items[i]!;
      for (let j = i + 1; j < end; j++) {
        const t = items[j]!;
        if (line[s] === line[t] || !meet(segments, s, t, drawing)) continue;
        const [a, b] = line[s]! < line[t]! ? [line[s]!, line[t]!] : [line[t]!, line[s]!];
        found.push(a * lineCount + b);
      }
    }
  }
  // Two lines may share several cells, and meet more than once.
  const pairs = Float64Array.from(new Set(found)).sort();
  const lines = new Int32Array(pairs.length * 2);
  for (const [i, pair] of pairs.entries()) {
    lines[2 * i] = Math.floor(pair / lineCount);
    lines[2 * i + 1] = pair % lineCount;
  }
  return { lines };
}

function meet({ x1, y1, x2, y2, line }: Segments, s: number, t: number, drawing: Drawing): boolean {
  const [ax, ay, bx, by] = [x1[s]!, y1[s]!, x2[s]!, y2[s]!];
  const [cx, cy, dx, dy] = [x1[t]!, y1[t]!, x2[t]!, y2[t]!];
  const a = side(cx, cy, dx, dy, ax, ay);
  const b = side(cx, cy, dx, dy, bx, by);
  if ((a > 0 && b > 0) || (a < 0 && b < 0)) return false;
  const c = side(ax, ay, bx, by, cx, cy);
  const d = side(ax, ay, bx, by, dx, dy);
  if ((c > 0 && d > 0) || (c < 0 && d < 0)) return false;
  if (a !== 0 && b !== 0 && c !== 0 && d !== 0) return true;
  if (a === 0 && b === 0) return false;
  // They touch at an end of a segment: a fault only if that is a bend of the one and no end of the other line.
  const touches = (zero: number, x: number, y: number, own: number, other: number): boolean =>
    zero === 0 &&
    within(x, y, s, t, x1, y1, x2, y2) &&
    !isEnd(drawing, own, x, y) &&
    !isEnd(drawing, other, x, y);
  const [p, q] = [line[s]!, line[t]!];
  return (
    touches(a, ax, ay, p, q) ||
    touches(b, bx, by, p, q) ||
    touches(c, cx, cy, q, p) ||
    touches(d, dx, dy, q, p)
  );
}

/** On which side of the line from p to q a point lies. Exact: coordinates are integers below 2^21. */
function side(px: number, py: number, qx: number, qy: number, x: number, y: number): number {
  return (qx - px) * (y - py) - (qy - py) * (x - px);
}

/** Whether a point lies in the boxes of both segments. */
function within(
  x: number,
  y: number,
  s: number,
  t: number,
  x1: Int32Array,
  y1: Int32Array,
  x2: Int32Array,
  y2: Int32Array,
): boolean {
  for (const i of [s, t]) {
    if (x < Math.min(x1[i]!, x2[i]!) || x > Math.max(x1[i]!, x2[i]!)) return false;
    if (y < Math.min(y1[i]!, y2[i]!) || y > Math.max(y1[i]!, y2[i]!)) return false;
  }
  return true;
}

function isEnd({ xs, ys, from, to }: Drawing, line: number, x: number, y: number): boolean {
  const [a, b] = [from[line]!, to[line]!];
  return (xs[a] === x && ys[a] === y) || (xs[b] === x && ys[b] === y);
}
