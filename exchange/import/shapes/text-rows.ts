/** Splits a text into lines and the lines into cells, with the position of each. */
import type { FilePosition } from '../foreign/foreign-graph.js';
import { parseCsvRows } from '../readers/csv.js';

/** One line without its line break; of a line that is a comment nothing remains. */
export interface TextLine extends FilePosition {
  readonly text: string;
  readonly isComment: boolean;
}

/** The lines of a text; comments begin with `#`, `//` or `%` and may follow an entry. Empty lines at the end are left out. */
export function linesOf(text: string, file: number): readonly TextLine[] {
  const lines: TextLine[] = [];
  let offset = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  for (const raw of text.slice(offset).split(/\r\n|\n|\r/)) {
    const bare = raw.replace(/(^|\s)(#|\/\/|%).*$/, '');
    lines.push({ file, offset, text: bare.trimEnd(), isComment: bare.trim() === '' && raw.trim() !== '' });
    offset += raw.length;
    if (text[offset] === '\r' && text[offset + 1] === '\n') offset++;
    offset++;
  }
  return lines.slice(0, 1 + lines.findLastIndex((line) => line.text.trim() !== ''));
}

/** The words of a line or a cell: texts between spaces, commas, semicolons and bars. */
export const splitWords = (text: string): readonly string[] =>
  text.split(/[\s,;|]+/).filter((word) => word !== '');

/** A row of a table. */
export interface TextRow extends FilePosition {
  readonly cells: readonly string[];
}

const SEPARATORS = ['\t', ';', ','] as const;

/** The separator of a table: the one that every row has, and that gives the most rows the same number of cells; undefined if no table. */
export function separatorOf(lines: readonly TextLine[]): string | undefined {
  const rows = lines.filter(({ text }) => text.trim() !== '');
  if (rows.length === 0) return undefined;
  return SEPARATORS.find((separator) => rows.every(({ text }) => text.includes(separator)));
}

/** The rows of a table with quoted cells; empty rows and comments are left out. Throws a `ReadError`. */
export function tableRows(text: string, separator: string, file: number): readonly TextRow[] {
  return parseCsvRows(text, file, separator)
    .map((row) => ({ ...row, cells: row.cells.map((cell) => cell.trim()) }))
    .filter(({ cells }) => cells.some((cell) => cell !== '') && !/^(#|\/\/|%)/.test(cells[0]!));
}
