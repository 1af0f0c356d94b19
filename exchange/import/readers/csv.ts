/** Reads CSV: a table of nodes with optional tables of edges and blocks. */
import { quoteText } from '../../../model/index.js';
import type { AttributeValues } from '../../graph/attributes.js';
import type { CsvTable } from '../../export/writers/csv.js';
import { parseCsvRows, type CsvRow } from './csv-rows.js';
import { parseBoardFacts } from './parse-board-facts.js';
import { throwReadError } from '../foreign/fault.js';
import type { ForeignEntry, ForeignGraph } from '../foreign/foreign-graph.js';
import type { ForeignFile } from '../foreign/foreign-file.js';
import { setValue, type MutableValues } from './set-value.js';

export type CsvFile = ForeignFile & { readonly table: CsvTable };

/** The tables of a graph. Throws a `ReadError` if a table cannot be read. */
export function readCsv(files: readonly CsvFile[]): ForeignGraph {
  const tables = files.map((file, i) => ({ table: file.table, ...tableOf(file, i) }));
  const entries = (wanted: CsvTable): readonly ForeignEntry[] =>
    tables.find(({ table }) => table === wanted)?.entries ?? [];
  const [first, ...others] = tables;
  for (const [i, { facts }] of others.entries())
    if (first!.facts['digest'] !== facts['digest'])
      throwReadError(
        { file: i + 1, offset: 0 },
        'csv/another-board',
        'the table',
        anotherBoard(first!.facts, facts),
      );
  return {
    files,
    values: first?.facts ?? {},
    nodes: entries('nodes'),
    edges: entries('edges'),
    blocks: entries('blocks'),
    doubts: [],
  };
}

const anotherBoard = (first: AttributeValues, other: AttributeValues): string =>
  [first, other].every((facts) => facts['digest'] !== undefined)
    ? 'This table is not of the same board as the first: the digests in their heads differ.'
    : `Only one of this table and the first has a digest in its last column, "${OWN}…", so they cannot be matched. Remove that column.`;

function tableOf({ text }: ForeignFile, file: number): { facts: MutableValues; entries: ForeignEntry[] } {
  // Checked before the rows are split: the name of our last column contains commas and would look like a broken row.
  if (OWN_ELSEWISE.test(text)) throwReadError({ file, offset: 0 }, 'csv/head', 'the header', NO_COMMAS);
  const [head, ...rows] = parseCsvRows(text, file);
  if (head === undefined)
    throwReadError(
      { file, offset: 0 },
      'csv/empty',
      'the table',
      'The table is empty: it has no header row.',
    );
  const own = head.cells.at(-1)!.startsWith(OWN);
  checkHead(head, own);
  const names = own ? head.cells.slice(0, -1) : head.cells;
  return {
    facts: own ? parseBoardFacts(head.cells.at(-1)!.slice(OWN.length), ' ', '=') : {},
    entries: rows.map((row) => {
      if (row.cells.length !== head.cells.length)
        throwReadError(row, 'csv/row', 'the table', wrongLength(row, head));
      const values: MutableValues = {};
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
  const names: MutableValues = {};
  for (const [i, name] of head.cells.entries()) {
    if (name === '') throwReadError(head, 'csv/head', 'the header', `Column ${i + 1} has no name.`);
    if (!own || i < head.cells.length - 1) setValue(names, name, true, head, () => 'the header');
  }
  if (head.cells.length === 1 && /[;\t]/.test(head.cells[0]!))
    throwReadError(head, 'csv/head', 'the header', NO_COMMAS);
}

function wrongLength(row: CsvRow, head: CsvRow): string {
  const [have, want] = [row.cells.length, head.cells.length];
  const half = have < want ? 'Part of it is missing.' : 'Put cells that contain a comma in quotes.';
  return `This row has ${have} ${have === 1 ? 'cell' : 'cells'}, the header has ${want}. ${half}${row.cells[0] === '' ? '' : ` It begins with ${quoteText(row.cells[0]!)}.`}`;
}
