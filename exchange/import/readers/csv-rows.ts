/** The rows of a CSV file, RFC 4180, each with its place. Strictly: half a row is no row. */
import { refuse } from './fault.js';
import type { Spot } from './foreign-graph.js';

export interface CsvRow extends Spot {
  readonly cells: readonly string[];
}

/** All rows, the head among them, in order. Lines may end in CRLF, LF or CR; empty lines at the end are none. */
export function csvRows(text: string, file: number): readonly CsvRow[] {
  const rows: CsvRow[] = [];
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  while (at < text.length) {
    const offset = at;
    const cells: string[] = [];
    for (;;) {
      const cell = cellAt(text, at, file);
      cells.push(cell.text);
      at = cell.end;
      if (text[at] !== ',') break;
      at++;
    }
    if (text[at] === '\r') at++;
    if (text[at] === '\n') at++;
    rows.push({ file, offset, cells });
  }
  while (
    rows.length > 0 &&
    rows.at(-1)!.cells.every((cell) => cell === '') &&
    rows.at(-1)!.cells.length === 1
  )
    rows.pop();
  return rows;
}

/** One cell and where it ends: at a comma, at a line break, or at the end. */
function cellAt(text: string, start: number, file: number): { readonly text: string; readonly end: number } {
  if (text[start] !== '"') {
    PLAIN.lastIndex = start;
    PLAIN.test(text);
    const end = PLAIN.lastIndex;
    if (text[end] === '"') refuse({ file, offset: end }, 'csv/quote', 'the table', LOOSE_QUOTE);
    if (text[end] === '\0') refuse({ file, offset: end }, 'csv/nul', 'the table', NUL);
    return { text: text.slice(start, end), end };
  }
  let end = start + 1;
  for (;;) {
    end = text.indexOf('"', end);
    if (end < 0)
      refuse(
        { file, offset: start },
        'csv/quote',
        'the table',
        'The quotes that open here are never closed.',
      );
    if (text[end + 1] !== '"') break;
    end += 2;
  }
  const after = text[end + 1];
  if (after !== undefined && after !== ',' && after !== '\r' && after !== '\n')
    refuse({ file, offset: end + 1 }, 'csv/quote', 'the table', AFTER_QUOTE);
  return { text: text.slice(start + 1, end).replaceAll('""', '"'), end: end + 1 };
}

const PLAIN = /[^",\r\n\0]*/y;

const LOOSE_QUOTE =
  'A quote stands inside a cell that does not begin with one. Put the cell in quotes and double this one.';
const AFTER_QUOTE =
  'Something follows the quotes that close a cell. Double the quotes inside it, or put a comma here.';
const NUL = 'A NUL character stands here. The file may be UTF-16; save it as UTF-8.';
