/** The lines of a section grid: hit testing and dragging. */
import type { Grid, Point, StreetBoard } from '../../../model/index.js';
import { hasGridArea, PRINTED_SECTIONS } from '../../../validator/index.js';

/** The grid lines held by the pointer, by index from the left and from the top; both at an intersection. */
export interface GrabbedGridLines {
  readonly column?: number;
  readonly row?: number;
}

/** The lines within reach: the nearest column line, the nearest row line, or both where they meet. */
export function gridLinesAt(
  { rect, columns, rows }: Grid,
  at: Point,
  reach: number,
): GrabbedGridLines | undefined {
  const [[left, top], [right, bottom]] = rect;
  const isBeside =
    at[0] < left - reach || at[0] > right + reach || at[1] < top - reach || at[1] > bottom + reach;
  if (isBeside) return undefined;
  const column = nearest(at[0], left, right, columns.length, reach);
  const row = nearest(at[1], top, bottom, rows.length, reach);
  if (column === undefined && row === undefined) return undefined;
  return { ...(column !== undefined && { column }), ...(row !== undefined && { row }) };
}

function nearest(
  value: number,
  start: number,
  end: number,
  count: number,
  reach: number,
): number | undefined {
  const i = Math.max(0, Math.min(count, Math.round(((value - start) * count) / (end - start))));
  return Math.abs(value - place(start, end, count, i)) <= reach ? i : undefined;
}

const place = (start: number, end: number, count: number, i: number): number =>
  start + ((end - start) * i) / count;

/** Moves lines of the grid and the nearer border with them, as cells stay equal; undefined if nothing of the grid is left. */
export function dragGridLines(before: Grid, { column, row }: GrabbedGridLines, at: Point): Grid | undefined {
  const [[left, top], [right, bottom]] = before.rect;
  const [x1, x2] = led(left, right, before.columns.length, column, at[0]);
  const [y1, y2] = led(top, bottom, before.rows.length, row, at[1]);
  const next: Grid = {
    ...before,
    rect: [
      [x1, y1],
      [x2, y2],
    ],
  };
  return hasGridArea(next) ? next : undefined;
}

function led(
  start: number,
  end: number,
  count: number,
  i: number | undefined,
  to: number,
): readonly [number, number] {
  if (i === undefined) return [start, end];
  const share = i / count;
  return share >= 0.5
    ? [start, Math.round(start + (to - start) / share)]
    : [Math.round(end - (end - to) / (1 - share)), end];
}

export function segmentsOfGridLines(
  { rect, columns, rows }: Grid,
  { column, row }: GrabbedGridLines,
): Point[][] {
  const [[left, top], [right, bottom]] = rect;
  const lines: Point[][] = [];
  if (column !== undefined) {
    const x = place(left, right, columns.length, column);
    lines.push([
      [x, top],
      [x, bottom],
    ]);
  }
  if (row !== undefined) {
    const y = place(top, bottom, rows.length, row);
    lines.push([
      [left, y],
      [right, y],
    ]);
  }
  return lines;
}

/** "the left edge of the grid", "the line between columns A7 and B8", "a corner of the grid". */
export function describeGridLines({ column, row }: GrabbedGridLines, grid: Grid | undefined): string {
  if (column !== undefined && row !== undefined) {
    const isCorner = [0, grid?.columns.length].includes(column) && [0, grid?.rows.length].includes(row);
    return isCorner ? 'a corner of the grid' : 'two lines of the grid';
  }
  return column === undefined
    ? describeGridLine(row!, grid?.rows ?? [], 'rows', ['top', 'bottom'])
    : describeGridLine(column, grid?.columns ?? [], 'columns', ['left', 'right']);
}

function describeGridLine(
  i: number,
  labels: readonly string[],
  what: string,
  [first, last]: readonly [string, string],
): string {
  if (i === 0 || i === labels.length) return `the ${i === 0 ? first : last} edge of the grid`;
  return `the line between ${what} ${labels[i - 1]!} and ${labels[i]!}`;
}

/** The labels of the game's grid, columns from the left and rows from the top, as the board prints them. */
export const printedGridLabels = (game: StreetBoard['game']): Omit<Grid, 'rect'> => {
  const { columns, rows } = ENDS[game];
  return { columns: counted(columns), rows: counted(rows).reverse(), sections: PRINTED_SECTIONS[game] };
};

/** The last number of each letter: columns A1 to A7, B8 to B13 and so on; rows count from the bottom. */
const ENDS = {
  lfw: { columns: { A: 7, B: 13, C: 20 }, rows: { a: 7, b: 13 } },
  wm: { columns: { A: 6, B: 12 }, rows: { a: 6, b: 12 } },
} as const;

function counted(ends: Readonly<Record<string, number>>): string[] {
  const labels: string[] = [];
  for (const [letter, last] of Object.entries(ends))
    while (labels.length < last) labels.push(`${letter}${labels.length + 1}`);
  return labels;
}
