/**
 * Segments sorted into the cells of a grid, a few a cell, so that a question about a place looks at a handful.
 * A tree (flatbush) answers too, but building and searching it takes 4 to 6 times as long (see bench).
 */
import type { Segments } from './drawing.js';

interface Frame {
  readonly minX: number;
  readonly minY: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly columns: number;
  readonly rows: number;
}

interface FlatGrid extends Frame {
  readonly starts: Int32Array;
  readonly items: Int32Array;
}

/** Segments by cell: those that pass cell c = row * columns + column are `items[starts[c]] … items[starts[c + 1] - 1]`. */
export interface SegmentGrid extends FlatGrid {
  /** In place of a crowded cell a grid of its own, where that helps: drawings come in clusters. */
  readonly finer: ReadonlyMap<number, SegmentGrid>;
}

/** A cell with more segments than this is crowded. Street boards stay far below. */
export const CROWDED = 64;

/** A grid over some segments, given by their numbers. */
export function gridOfSegments(segments: Segments, chosen: Int32Array): SegmentGrid {
  return refined(segments, flatGrid(segments, chosen, EVERYWHERE));
}

/** A rectangle, upright. */
export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

const EVERYWHERE: Box = { minX: -Infinity, minY: -Infinity, maxX: Infinity, maxY: Infinity };

function flatGrid(segments: Segments, chosen: Int32Array, box: Box): FlatGrid {
  const frame = frameOf(segments, chosen, box);
  const cellCount = frame.columns * frame.rows;
  const passed = new Int32Array(frame.columns + 3 * frame.rows);
  // Counted two places further on, so that filling moves every start to its own place.
  const starts = new Int32Array(cellCount + 2);
  for (const s of chosen)
    for (let k = cellsOf(frame, segments, s, passed) - 1; k >= 0; k--) starts[passed[k]! + 2]!++;
  for (let c = 2; c < starts.length; c++) starts[c]! += starts[c - 1]!;
  const items = new Int32Array(starts[cellCount + 1]!);
  for (const s of chosen)
    for (let k = cellsOf(frame, segments, s, passed) - 1; k >= 0; k--) items[starts[passed[k]! + 1]!++] = s;
  return { ...frame, starts, items };
}

/** Cells are cut finer only where that at least halves the pairs: lines that cross a cell from end to end stay together however it is cut. */
function refined(segments: Segments, grid: FlatGrid): SegmentGrid {
  const { columns, rows, starts, items } = grid;
  const finer = new Map<number, SegmentGrid>();
  for (let c = 0; c < columns * rows; c++) {
    const count = starts[c + 1]! - starts[c]!;
    if (count <= CROWDED) continue;
    const cut = flatGrid(segments, items.slice(starts[c], starts[c + 1]), boxOfCell(grid, c));
    if (pairsIn(cut) < (count * count) / 2) finer.set(c, refined(segments, cut));
  }
  return { ...grid, finer };
}

/** The rectangle of a cell. */
export function boxOfCell({ minX, minY, cellWidth, cellHeight, columns }: Frame, cell: number): Box {
  const left = minX + (cell % columns) * cellWidth;
  const top = minY + Math.floor(cell / columns) * cellHeight;
  return { minX: left, minY: top, maxX: left + cellWidth, maxY: top + cellHeight };
}

function pairsIn({ columns, rows, starts }: FlatGrid): number {
  let pairs = 0;
  for (let c = 0; c < columns * rows; c++) pairs += (starts[c + 1]! - starts[c]!) ** 2;
  return pairs;
}

/**
 * About two segments a cell; where they are too long for that, each passes about nine cells, so that neither one very long
 * segment nor thousands of them fill the memory.
 */
function frameOf({ x1, y1, x2, y2 }: Segments, chosen: Int32Array, box: Box): Frame {
  const count = chosen.length;
  if (count === 0) return { minX: 0, minY: 0, cellWidth: 1, cellHeight: 1, columns: 1, rows: 1 };
  let minX = box.maxX;
  let minY = box.maxY;
  let maxX = box.minX;
  let maxY = box.minY;
  let widths = 0;
  let heights = 0;
  for (const s of chosen) {
    const left = Math.max(box.minX, Math.min(x1[s]!, x2[s]!));
    const right = Math.min(box.maxX, Math.max(x1[s]!, x2[s]!));
    const top = Math.max(box.minY, Math.min(y1[s]!, y2[s]!));
    const bottom = Math.min(box.maxY, Math.max(y1[s]!, y2[s]!));
    if (left < minX) minX = left;
    if (right > maxX) maxX = right;
    if (top < minY) minY = top;
    if (bottom > maxY) maxY = bottom;
    widths += Math.max(0, right - left);
    heights += Math.max(0, bottom - top);
  }
  const width = Math.max(0, maxX - minX);
  const height = Math.max(0, maxY - minY);
  const area = (2 * width * height) / count;
  const narrowest = Math.max(widths / count / 4, width / count, 1);
  const lowest = Math.max(heights / count / 4, height / count, 1);
  const cellHeight = Math.max(area / Math.max(Math.sqrt(area), narrowest), lowest);
  const cellWidth = Math.max(area / cellHeight, narrowest);
  const columns = Math.floor(width / cellWidth) + 1;
  const rows = Math.floor(height / cellHeight) + 1;
  return { minX, minY, cellWidth, cellHeight, columns, rows };
}

/** A hair to both sides, in cells, so that rounding never leaves a cell out. */
const HAIR = 1e-3;

/** Writes the cells a segment passes, row by row, each once, and says how many. What lies beside the grid counts to its edge. */
function cellsOf(frame: Frame, { x1, y1, x2, y2 }: Segments, s: number, cells: Int32Array): number {
  const { minX, minY, cellWidth, cellHeight, columns, rows } = frame;
  let ax = (x1[s]! - minX) / cellWidth;
  let ay = (y1[s]! - minY) / cellHeight;
  let bx = (x2[s]! - minX) / cellWidth;
  let by = (y2[s]! - minY) / cellHeight;
  if (ay > by) [ax, ay, bx, by] = [bx, by, ax, ay];
  const bottom = clamp(by, rows);
  const slope = by === ay ? 0 : (bx - ax) / (by - ay);
  let count = 0;
  for (let row = clamp(ay, rows); row <= bottom; row++) {
    const enters = row <= ay ? ax : ax + slope * (row - ay);
    const leaves = row + 1 >= by ? bx : ax + slope * (row + 1 - ay);
    const last = clamp(Math.max(enters, leaves) + HAIR, columns);
    for (let column = clamp(Math.min(enters, leaves) - HAIR, columns); column <= last; column++)
      cells[count++] = row * columns + column;
  }
  return count;
}

const clamp = (place: number, count: number): number =>
  place < 0 ? 0 : place < count ? Math.floor(place) : count - 1;
