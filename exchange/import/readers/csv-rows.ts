/** Splits a CSV file (RFC 4180) into rows with their positions. Incomplete rows are errors. */
import { throwReadError } from '../foreign/fault.js';
import type { FilePosition } from '../foreign/foreign-file.js';

export interface CsvRow extends FilePosition {
  readonly cells: readonly string[];
}

/** All rows including the header. Lines may end in CRLF, LF or CR; empty lines at the end are ignored. */
export function parseCsvRows(text: string, file: number): readonly CsvRow[] {
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
    if (text[end] === '"') throwReadError({ file, offset: end }, 'csv/quote', 'the table', LOOSE_QUOTE);
    if (text[end] === '\0') throwReadError({ file, offset: end }, 'csv/nul', 'the table', NUL);
    return { text: text.slice(start, end), end };
  }
  let end = start + 1;
  for (;;) {
    end = text.indexOf('"', end);
    if (end < 0)
      throwReadError(
        { file, offset: start },
        'csv/quote',
        'the table',
        'The quote that opens here is never closed.',
      );
    if (text[end + 1] !== '"') break;
    end += 2;
  }
  const after = text[end + 1];
  if (after !== undefined && after !== ',' && after !== '\r' && after !== '\n')
    throwReadError({ file, offset: end + 1 }, 'csv/quote', 'the table', AFTER_QUOTE);
  return { text: text.slice(start + 1, end).replaceAll('""', '"'), end: end + 1 };
}

const PLAIN = /[^",\r\n\0]*/y;

const LOOSE_QUOTE =
  'There is a quote inside a cell that does not begin with one. Put the cell in quotes and double this quote.';
const AFTER_QUOTE =
  'There is text after the closing quote of a cell. Double the quotes inside the cell, or put a comma here.';
const NUL = 'There is a NUL character here. The file may be UTF-16; save it as UTF-8.';
