/**
 * Segments sorted into the cells of a square grid, about one a cell, so that a question about a place looks at a handful.
 * A tree (flatbush) answers too, but building it costs a sort; see bench.
 */
import type { Segments } from './drawing.js';

/** Segments by cell: those that pass cell (column, row) are `items[starts[c]] … items[starts[c + 1] - 1]`, c = row * columns + column. */
export interface SegmentGrid {
  readonly minX: number;
  readonly minY: number;
  readonly size: number;
  readonly columns: number;
  readonly rows: number;
  readonly starts: Int32Array;
  readonly items: Int32Array;
}

/** The grid over all segments. A very long segment costs the cells it passes, not the cells of its box. */
export function gridOfSegments(segments: Segments): SegmentGrid {
  const frame = frameOf(segments);
  const starts = new Int32Array(frame.columns * frame.rows + 1);
  const count = segments.x1.length;
  for (let s = 0; s < count; s++) eachCell(segments, s, frame, (cell) => starts[cell + 1]!++);
  for (let c = 0; c < starts.length - 1; c++) starts[c + 1]! += starts[c]!;
  const items = new Int32Array(starts[starts.length - 1]!);
  const next = starts.slice(0, -1);
  for (let s = 0; s < count; s++) eachCell(segments, s, frame, (cell) => (items[next[cell]!++] = s));
  return { ...frame, starts, items };
}

interface Frame {
  readonly minX: number;
  readonly minY: number;
  readonly size: number;
  readonly columns: number;
  readonly rows: number;
}

function frameOf({ x1, y1, x2, y2 }: Segments): Frame {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let s = 0; s < x1.length; s++) {
    minX = Math.min(minX, x1[s]!, x2[s]!);
    maxX = Math.max(maxX, x1[s]!, x2[s]!);
    minY = Math.min(minY, y1[s]!, y2[s]!);
    maxY = Math.max(maxY, y1[s]!, y2[s]!);
  }
  if (x1.length === 0) return { minX: 0, minY: 0, size: 1, columns: 1, rows: 1 };
  const [width, height] = [maxX - minX, maxY - minY];
  const size = Math.max(Math.sqrt((width * height) / x1.length), Math.max(width, height) / x1.length, 1);
  return {
    minX,
    minY,
    size,
    columns: Math.floor(width / size) + 1,
    rows: Math.floor(height / size) + 1,
  };
}

/** Visits every cell a segment passes, row by row, each once. */
function eachCell(segments: Segments, s: number, frame: Frame, visit: (cell: number) => void): void {
  const { minX, minY, size, columns } = frame;
  let ax = (segments.x1[s]! - minX) / size;
  let ay = (segments.y1[s]! - minY) / size;
  let bx = (segments.x2[s]! - minX) / size;
  let by = (segments.y2[s]! - minY) / size;
  if (ay > by) [ax, ay, bx, by] = [bx, by, ax, ay];
  const top = Math.floor(ay);
  const bottom = Math.floor(by);
  const slope = by === ay ? 0 : (bx - ax) / (by - ay);
  for (let row = top; row <= bottom; row++) {
    let left = row === top ? ax : ax + slope * (row - ay);
    let right = row === bottom ? bx : ax + slope * (row + 1 - ay);
    if (left > right) [left, right] = [right, left];
    // A hair to both sides, so that rounding never leaves a cell out.
    const first = Math.max(0, Math.floor(left - 1e-9));
    const last = Math.min(columns - 1, Math.floor(right + 1e-9));
    for (let column = first; column <= last; column++) visit(row * columns + column);
  }
}
