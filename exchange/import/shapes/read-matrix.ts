/** Reads a 0/1 matrix: row and column i are node i, or are named by a header. */
import { quoteText } from '../../../model/index.js';
import { throwReadError } from '../foreign/foreign-graph.js';
import { fileOfList, type RawFile } from './raw-lists.js';
import type { TextRow } from './text-rows.js';

const isBit = (cell: string): boolean => /^(0|1|0\.0|1\.0|true|false)?$/i.test(cell);
const isOne = (cell: string): boolean => /^(1|1\.0|true)$/i.test(cell);

/** The labels of a matrix and its cells; undefined if the rows are no square of 0 and 1. */
function squareOf(
  rows: readonly TextRow[],
): { labels?: readonly string[]; rows: readonly TextRow[] } | undefined {
  const isSquare = (some: readonly TextRow[]): boolean =>
    some.length > 2 && some.every(({ cells }) => cells.length === some.length && cells.every(isBit));
  const trimmed = rows.map(withoutLastEmptyCell);
  if (isSquare(trimmed)) return { rows: trimmed };
  const [head, ...rest] = trimmed;
  if (head === undefined) return undefined;
  const named = rest.map((row) => ({ ...row, cells: row.cells.slice(1) }));
  const labels = head.cells.length === rest.length + 1 ? head.cells.slice(1) : head.cells;
  const isNamed = rest.every(({ cells }, i) => cells[0] === labels[i]);
  if (isNamed && isSquare(named)) return { labels, rows: named };
  return head.cells.length === rest.length && isSquare(rest) ? { labels: head.cells, rows: rest } : undefined;
}

/** A separator at the end of every row makes an empty last cell. */
const withoutLastEmptyCell = (row: TextRow): TextRow =>
  row.cells.at(-1) === '' ? { ...row, cells: row.cells.slice(0, -1) } : row;

/** Whether rows are a matrix. */
export const isMatrix = (rows: readonly TextRow[]): boolean => squareOf(rows) !== undefined;

/** The list of a matrix. Throws a `ReadError` if it is none. */
export function readMatrix(name: string, rows: readonly TextRow[]): RawFile {
  const square = squareOf(rows);
  if (square === undefined) return throwReadError(wrongRow(rows), 'matrix/form', 'the matrix', explain(rows));
  const idOf = (i: number): string => square.labels?.[i] ?? String(i + 1);
  const entries = square.rows.map(({ file, offset, cells }, i) => ({
    file,
    offset,
    id: idOf(i),
    neighbours: cells.flatMap((cell, j) => (isOne(cell) ? [idOf(j)] : [])),
  }));
  return fileOfList('matrix', { name, entries, numbered: square.labels === undefined, pairs: false });
}

const wrongRow = (rows: readonly TextRow[]): TextRow =>
  rows.find(({ cells }) => cells.length !== rows.length || !cells.every(isBit)) ?? {
    file: rows[0]?.file ?? 0,
    offset: 0,
    cells: [],
  };

function explain(rows: readonly TextRow[]): string {
  const { cells } = wrongRow(rows);
  const odd = cells.find((cell) => !isBit(cell));
  const found =
    odd === undefined ? `this row has ${cells.length} cells of ${rows.length}` : `found ${quoteText(odd)}`;
  return `A matrix has as many columns as rows, and every cell is 0 or 1; ${found}.`;
}
