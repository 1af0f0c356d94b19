/**
 * Points or segments sorted into the cells of a grid, a few per cell, so that a query about a place looks at a handful of them.
 * A tree (flatbush) gives the same answers, but building and searching it takes 4 to 6 times as long (see bench).
 */
type Coordinates = Int32Array | Float64Array;

/** Segment i runs from (x1[i], y1[i]) to (x2[i], y2[i]). A point is a segment whose ends are the same. */
export interface GridSegments {
  readonly x1: Coordinates;
  readonly y1: Coordinates;
  readonly x2: Coordinates;
  readonly y2: Coordinates;
}

/** Items by cell: those that pass cell c = row * columns + column are `items[starts[c]] … items[starts[c + 1] - 1]`. */
export interface SpatialGrid extends Frame {
  readonly starts: Int32Array;
  readonly items: Int32Array;
}

interface Frame {
  readonly minX: number;
  readonly minY: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly columns: number;
  readonly rows: number;
}

/** An upright rectangle. */
export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

const EVERYWHERE: Box = { minX: -Infinity, minY: -Infinity, maxX: Infinity, maxY: Infinity };

/** The grid over the chosen items, or over what of them lies in a box; no cell is narrower or lower than `leastCell`. */
export function buildSpatialGrid(
  items: GridSegments,
  chosen: Int32Array,
  { box = EVERYWHERE, leastCell = 1 }: { readonly box?: Box; readonly leastCell?: number } = {},
): SpatialGrid {
  const frame = frameOf(items, chosen, box, leastCell);
  const cellCount = frame.columns * frame.rows;
  const passed = new Int32Array(frame.columns + 3 * frame.rows);
  // Counted two places further on, so that filling moves every start to its own place.
  const starts = new Int32Array(cellCount + 2);
  for (const s of chosen)
    for (let k = cellsOf(frame, items, s, passed) - 1; k >= 0; k--) starts[passed[k]! + 2]!++;
  for (let c = 2; c < starts.length; c++) starts[c]! += starts[c - 1]!;
  const sorted = new Int32Array(starts[cellCount + 1]!);
  for (const s of chosen)
    for (let k = cellsOf(frame, items, s, passed) - 1; k >= 0; k--) sorted[starts[passed[k]! + 1]!++] = s;
  return { ...frame, starts, items: sorted };
}

/** A grid of points, with the points. */
export interface PointGrid extends SpatialGrid {
  readonly xs: Coordinates;
  readonly ys: Coordinates;
}

/** The grid over all points; its cells are no smaller than `reach`, the distance that queries ask for. */
export function buildPointGrid(xs: Coordinates, ys: Coordinates, reach: number): PointGrid {
  const all = new Int32Array(xs.length);
  for (let i = 0; i < all.length; i++) all[i] = i;
  const frame = frameOf({ x1: xs, y1: ys, x2: xs, y2: ys }, all, EVERYWHERE, Math.max(1, reach));
  const { minX, minY, cellWidth, cellHeight, columns, rows } = frame;
  const cells = new Int32Array(xs.length);
  const starts = new Int32Array(columns * rows + 2);
  for (let i = 0; i < cells.length; i++) {
    const cell = Math.floor((ys[i]! - minY) / cellHeight) * columns + Math.floor((xs[i]! - minX) / cellWidth);
    cells[i] = cell;
    starts[cell + 2]!++;
  }
  for (let c = 2; c < starts.length; c++) starts[c]! += starts[c - 1]!;
  const items = new Int32Array(xs.length);
  for (let i = 0; i < cells.length; i++) items[starts[cells[i]! + 1]!++] = i;
  return { ...frame, starts, items, xs, ys };
}

/** The rectangle of a cell. */
export function boxOfCell({ minX, minY, cellWidth, cellHeight, columns }: SpatialGrid, cell: number): Box {
  const left = minX + (cell % columns) * cellWidth;
  const top = minY + Math.floor(cell / columns) * cellHeight;
  return { minX: left, minY: top, maxX: left + cellWidth, maxY: top + cellHeight };
}

/**
 * Visits every point that may be nearer than `reach` to a segment, each once, and some others. Row by row, so that a long
 * slanting segment costs the cells it passes, not those of its box. Of a cell with more than `mostPerCell` points the first ones.
 */
export function visitPointsNearSegment(
  { xs, ys, minX, minY, cellWidth, cellHeight, columns, rows, starts, items }: PointGrid,
  segment: readonly [x1: number, y1: number, x2: number, y2: number],
  reach: number,
  visit: (point: number) => void,
  mostPerCell = items.length,
): void {
  const [x1, y1, x2, y2] = segment;
  const west = Math.min(x1, x2) - reach;
  const east = Math.max(x1, x2) + reach;
  const north = Math.min(y1, y2) - reach;
  const south = Math.max(y1, y2) + reach;
  const slope = y1 === y2 ? 0 : (x2 - x1) / (y2 - y1);
  const first = Math.max(0, Math.floor((north - minY) / cellHeight));
  const last = Math.min(rows - 1, Math.floor((south - minY) / cellHeight));
  for (let row = first; row <= last; row++) {
    let left = west;
    let right = east;
    if (y1 !== y2) {
      const a = x1 + slope * (Math.max(minY + row * cellHeight - reach, north + reach) - y1);
      const b = x1 + slope * (Math.min(minY + (row + 1) * cellHeight + reach, south - reach) - y1);
      left = Math.max(left, Math.min(a, b) - reach);
      right = Math.min(right, Math.max(a, b) + reach);
    }
    const from = Math.max(0, Math.floor((left - minX) / cellWidth));
    const to = Math.min(columns - 1, Math.floor((right - minX) / cellWidth));
    for (let cell = row * columns + from; cell <= row * columns + to; cell++) {
      const end = Math.min(starts[cell + 1]!, starts[cell]! + mostPerCell);
      for (let i = starts[cell]!; i < end; i++) {
        const point = items[i]!;
        const x = xs[point]!;
        const y = ys[point]!;
        if (x >= west && x <= east && y >= north && y <= south) visit(point);
      }
    }
  }
}

/**
 * About two items per cell; where segments are too long for that, each passes about nine cells, so that neither one very long
 * segment nor thousands of them fill the memory.
 */
function frameOf({ x1, y1, x2, y2 }: GridSegments, chosen: Int32Array, box: Box, leastCell: number): Frame {
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
  const narrowest = Math.max(widths / count / 4, width / count, leastCell);
  const lowest = Math.max(heights / count / 4, height / count, leastCell);
  const cellHeight = Math.max(area / Math.max(Math.sqrt(area), narrowest), lowest);
  const cellWidth = Math.max(area / cellHeight, narrowest);
  const columns = Math.floor(width / cellWidth) + 1;
  const rows = Math.floor(height / cellHeight) + 1;
  return { minX, minY, cellWidth, cellHeight, columns, rows };
}

/** A margin to both sides of a segment, in cells, so that rounding never leaves a cell out. */
const MARGIN = 1e-3;

/** Writes the cells an item passes, row by row, each once, and returns how many. What lies beside the grid counts to its edge. */
function cellsOf(frame: Frame, { x1, y1, x2, y2 }: GridSegments, s: number, cells: Int32Array): number {
  const { minX, minY, cellWidth, cellHeight, columns, rows } = frame;
  let ax = (x1[s]! - minX) / cellWidth;
  let ay = (y1[s]! - minY) / cellHeight;
  let bx = (x2[s]! - minX) / cellWidth;
  let by = (y2[s]! - minY) / cellHeight;
  if (ax === bx && ay === by) {
    cells[0] = clamp(ay, rows) * columns + clamp(ax, columns);
    return 1;
  }
  if (ay > by) [ax, ay, bx, by] = [bx, by, ax, ay];
  const bottom = clamp(by, rows);
  const slope = by === ay ? 0 : (bx - ax) / (by - ay);
  let count = 0;
  for (let row = clamp(ay, rows); row <= bottom; row++) {
    const enters = row <= ay ? ax : ax + slope * (row - ay);
    const leaves = row + 1 >= by ? bx : ax + slope * (row + 1 - ay);
    const last = clamp(Math.max(enters, leaves) + MARGIN, columns);
    for (let column = clamp(Math.min(enters, leaves) - MARGIN, columns); column <= last; column++)
      cells[count++] = row * columns + column;
  }
  return count;
}

const clamp = (place: number, count: number): number =>
  place < 0 ? 0 : place < count ? Math.floor(place) : count - 1;
