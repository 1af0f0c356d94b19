/** Points sorted into the cells of a square grid, so that a question about a place looks at a handful of them. */
export interface PointGrid {
  readonly xs: Int32Array;
  readonly ys: Int32Array;
  readonly minX: number;
  readonly minY: number;
  readonly size: number;
  readonly columns: number;
  readonly rows: number;
  readonly starts: Int32Array;
  readonly items: Int32Array;
}

/** The grid over all points; its cells are no smaller than `reach`, the distance that will be asked for. */
export function gridOfPoints(xs: Int32Array, ys: Int32Array, reach: number): PointGrid {
  const count = xs.length;
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < count; i++) {
    minX = Math.min(minX, xs[i]!);
    maxX = Math.max(maxX, xs[i]!);
    minY = Math.min(minY, ys[i]!);
    maxY = Math.max(maxY, ys[i]!);
  }
  if (count === 0) [minX, minY, maxX, maxY] = [0, 0, 0, 0];
  const [width, height] = [maxX - minX, maxY - minY];
  const size = Math.max(
    reach,
    Math.sqrt((width * height) / count) || 0,
    Math.max(width, height) / count || 0,
    1,
  );
  const columns = Math.floor(width / size) + 1;
  const rows = Math.floor(height / size) + 1;
  const starts = new Int32Array(columns * rows + 1);
  const cellOf = (i: number): number =>
    Math.floor((ys[i]! - minY) / size) * columns + Math.floor((xs[i]! - minX) / size);
  for (let i = 0; i < count; i++) starts[cellOf(i) + 1]!++;
  for (let cell = 0; cell < columns * rows; cell++) starts[cell + 1]! += starts[cell]!;
  const next = starts.slice(0, -1);
  const items = new Int32Array(count);
  for (let i = 0; i < count; i++) items[next[cellOf(i)]!++] = i;
  return { xs, ys, minX, minY, size, columns, rows, starts, items };
}

/**
 * Visits every point that may be nearer than `reach` to a segment, each once, and some others. Row by row, so that a long
 * slanting segment costs the cells it passes, not those of its box.
 */
export function eachPointBeside(
  { xs, ys, minX, minY, size, columns, rows, starts, items }: PointGrid,
  segment: readonly [x1: number, y1: number, x2: number, y2: number],
  reach: number,
  visit: (point: number) => void,
): void {
  const [x1, y1, x2, y2] = segment;
  const west = Math.min(x1, x2) - reach;
  const east = Math.max(x1, x2) + reach;
  const north = Math.min(y1, y2) - reach;
  const south = Math.max(y1, y2) + reach;
  const slope = y1 === y2 ? 0 : (x2 - x1) / (y2 - y1);
  const first = Math.max(0, Math.floor((north - minY) / size));
  const last = Math.min(rows - 1, Math.floor((south - minY) / size));
  for (let row = first; row <= last; row++) {
    let left = west;
    let right = east;
    if (y1 !== y2) {
      const a = x1 + slope * (Math.max(minY + row * size - reach, north + reach) - y1);
      const b = x1 + slope * (Math.min(minY + (row + 1) * size + reach, south - reach) - y1);
      left = Math.max(left, Math.min(a, b) - reach);
      right = Math.min(right, Math.max(a, b) + reach);
    }
    const from = Math.max(0, Math.floor((left - minX) / size));
    const to = Math.min(columns - 1, Math.floor((right - minX) / size));
    for (let cell = row * columns + from; cell <= row * columns + to; cell++)
      for (let i = starts[cell]!; i < starts[cell + 1]!; i++) {
        const point = items[i]!;
        const x = xs[point]!;
        const y = ys[point]!;
        if (x >= west && x <= east && y >= north && y <= south) visit(point);
      }
  }
}

/** How far a point is from a segment, and how far along the segment, from 0 to 1, the nearest place lies. */
export function distanceToSegment(
  x: number,
  y: number,
  [x1, y1, x2, y2]: readonly [x1: number, y1: number, x2: number, y2: number],
): { readonly distance: number; readonly along: number } {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * dx + (y - y1) * dy) / square));
  return { distance: lengthOf(x - x1 - along * dx, y - y1 - along * dy), along };
}

/** What Math.hypot answers, in a tenth of its time: coordinates are far from overflowing. */
export const lengthOf = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);
