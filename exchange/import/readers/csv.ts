/** Reads CSV: a table of nodes with optional tables of edges and blocks. Incomplete rows are errors. */
import { quoteText } from '../../../model/index.js';
import type { CsvTableName } from '../../export/writers/csv.js';
import type { AttributeValues } from '../../graph/attributes.js';
import {
  throwReadError,
  type FilePosition,
  type ForeignEntry,
  type ForeignFile,
  type ForeignGraph,
} from '../foreign/foreign-graph.js';
import { parseBoardFacts, setAttribute, type MutableAttributes } from './set-attribute.js';

export type CsvFile = ForeignFile & { readonly table: CsvTableName };

/** The tables of a graph. Throws a `ReadError` if a table cannot be read. */
export function readCsv(files: readonly CsvFile[]): ForeignGraph {
  const tables = files.map((file, i) => ({ table: file.table, ...tableOf(file, i) }));
  const entries = (wanted: CsvTableName): readonly ForeignEntry[] =>
    tables.find(({ table }) => table === wanted)?.entries ?? [];
  const [first, ...others] = tables;
  for (const [i, { facts }] of others.entries())
    if (first!.facts['digest'] !== facts['digest'])
      wrong({ file: i + 1, offset: 0 }, 'csv/another-board', anotherBoard(first!.facts, facts));
  return {
    files,
    values: first?.facts ?? {},
    nodes: entries('nodes'),
    edges: entries('edges'),
    blocks: entries('blocks'),
    doubts: [],
  };
}

const wrong = (at: FilePosition, code: string, message: string): never =>
  throwReadError(at, code, 'the table', message);

const anotherBoard = (first: AttributeValues, other: AttributeValues): string =>
  [first, other].every((facts) => facts['digest'] !== undefined)
    ? 'This table is not of the same board as the first: the digests in their heads differ.'
    : `Only one of this table and the first has a digest in its last column, "${OWN}…", so they cannot be matched. Remove that column.`;

function tableOf({ text }: ForeignFile, file: number): { facts: MutableAttributes; entries: ForeignEntry[] } {
  // Checked before the rows are split: the name of our last column contains commas and would look like a broken row.
  if (OWN_ELSEWISE.test(text)) throwReadError({ file, offset: 0 }, 'csv/head', 'the header', NO_COMMAS);
  const [head, ...rows] = parseCsvRows(text, file);
  if (head === undefined)
    return wrong({ file, offset: 0 }, 'csv/empty', 'The table is empty: it has no header row.');
  const own = head.cells.at(-1)!.startsWith(OWN);
  checkHead(head, own);
  const names = own ? head.cells.slice(0, -1) : head.cells;
  return {
    facts: own ? parseBoardFacts(head.cells.at(-1)!.slice(OWN.length), ' ', '=') : {},
    entries: rows.map((row) => {
      if (row.cells.length !== head.cells.length) wrong(row, 'csv/row', wrongLength(row, head));
      const values: MutableAttributes = {};
      for (const [i, name] of names.entries()) {
        // Our export puts an apostrophe before everything that a spreadsheet might run.
        const cell = own ? row.cells[i]!.replace(/^'/, '') : row.cells[i]!;
        if (cell !== '') values[name] = cell;
      }
      return { file, offset: row.offset, values };
    }),
  };
}

/** How the name of the last column of our own export begins; the rest holds facts about the board. */
const OWN = 'lamplighter: ';
/** The same column in a table that was saved with another separator. */
const OWN_ELSEWISE = new RegExp(`^[^\\r\\n]*[;\\t]"?${OWN}`);
const NO_COMMAS = 'The columns are not separated by commas. Save the table with commas.';

function checkHead(head: CsvRow, own: boolean): void {
  const names: MutableAttributes = {};
  for (const [i, name] of head.cells.entries()) {
    if (name === '') throwReadError(head, 'csv/head', 'the header', `Column ${i + 1} has no name.`);
    if (!own || i < head.cells.length - 1) setAttribute(names, name, true, head, () => 'the header');
  }
  if (head.cells.length === 1 && /[;\t]/.test(head.cells[0]!))
    throwReadError(head, 'csv/head', 'the header', NO_COMMAS);
}

function wrongLength(row: CsvRow, head: CsvRow): string {
  const [have, want] = [row.cells.length, head.cells.length];
  const half = have < want ? 'Part of it is missing.' : 'Put cells that contain a comma in quotes.';
  return `This row has ${have} ${have === 1 ? 'cell' : 'cells'}, the header has ${want}. ${half}${row.cells[0] === '' ? '' : ` It begins with ${quoteText(row.cells[0]!)}.`}`;
}

interface CsvRow extends FilePosition {
  readonly cells: readonly string[];
}

/** Splits a file (RFC 4180, with any separator) into rows, including the header. Lines may end in CRLF, LF or CR; empty lines at the end are ignored. */
export function parseCsvRows(text: string, file: number, separator = ','): readonly CsvRow[] {
  const rows: CsvRow[] = [];
  const plain = new RegExp(`[^"${separator}\\r\\n\\0]*`, 'y');
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  while (at < text.length) {
    const offset = at;
    const cells: string[] = [];
    for (;;) {
      const cell = cellAt(text, at, file, plain, separator);
      cells.push(cell.text);
      at = cell.end;
      if (text[at] !== separator) break;
      at++;
    }
    if (text[at] === '\r') at++;
    if (text[at] === '\n') at++;
    rows.push({ file, offset, cells });
  }
  const isEmpty = ({ cells }: CsvRow): boolean => cells.length === 1 && cells[0] === '';
  return rows.slice(0, 1 + rows.findLastIndex((row) => !isEmpty(row)));
}

/** One cell and where it ends: at a separator, at a line break, or at the end. */
function cellAt(
  text: string,
  start: number,
  file: number,
  plain: RegExp,
  separator: string,
): { readonly text: string; readonly end: number } {
  if (text[start] !== '"') {
    plain.lastIndex = start;
    plain.test(text);
    const end = plain.lastIndex;
    if (text[end] === '"') wrong({ file, offset: end }, 'csv/quote', LOOSE_QUOTE);
    if (text[end] === '\0') wrong({ file, offset: end }, 'csv/nul', NUL);
    return { text: text.slice(start, end), end };
  }
  let end = start + 1;
  for (;;) {
    end = text.indexOf('"', end);
    if (end < 0) wrong({ file, offset: start }, 'csv/quote', 'The quote that opens here is never closed.');
    if (text[end + 1] !== '"') break;
    end += 2;
  }
  const after = text[end + 1];
  if (after !== undefined && after !== separator && after !== '\r' && after !== '\n')
    wrong({ file, offset: end + 1 }, 'csv/quote', AFTER_QUOTE);
  return { text: text.slice(start + 1, end).replaceAll('""', '"'), end: end + 1 };
}

const LOOSE_QUOTE =
  'There is a quote inside a cell that does not begin with one. Put the cell in quotes and double this quote.';
const AFTER_QUOTE =
  'There is text after the closing quote of a cell. Double the quotes inside the cell, or put a comma here.';
const NUL = 'There is a NUL character here. The file may be UTF-16; save it as UTF-8.';
