/** Reads CSV: a table of nodes, and beside it tables of edges and blocks. */
import { quoted } from '../../model/file/quoted.js';
import type { Values } from '../graph/attributes.js';
import type { CsvTable } from '../graph/csv.js';
import { csvRows, type CsvRow } from './csv-rows.js';
import { factsOfText } from './facts-of-text.js';
import { refuse } from './fault.js';
import type { ForeignEntry, ForeignFile, ForeignGraph } from './foreign-graph.js';
import { setValue, type OpenValues } from './set-value.js';

export type CsvFile = ForeignFile & { readonly table: CsvTable };

/** The tables of a graph. Throws a `Refusal` if one is none. */
export function readCsv(files: readonly CsvFile[]): ForeignGraph {
  const tables = files.map((file, i) => ({ table: file.table, ...tableOf(file, i) }));
  const entries = (wanted: CsvTable): readonly ForeignEntry[] =>
    tables.find(({ table }) => table === wanted)?.entries ?? [];
  const [first, ...others] = tables;
  for (const [i, { facts }] of others.entries())
    if (first!.facts['digest'] !== facts['digest'])
      refuse({ file: i + 1, offset: 0 }, 'csv/another-board', 'the table', anotherBoard(first!.facts, facts));
  return {
    files,
    values: first?.facts ?? {},
    nodes: entries('nodes'),
    edges: entries('edges'),
    blocks: entries('blocks'),
    doubts: [],
  };
}

const anotherBoard = (first: Values, other: Values): string =>
  [first, other].every((facts) => facts['digest'] !== undefined)
    ? 'This table is not of the same board as the first: the digests in their heads differ.'
    : `Of this table and the first only one has a digest in its last column, "${OWN}…", so nobody knows whether they are of the same board. Remove that column.`;

function tableOf({ text }: ForeignFile, file: number): { facts: OpenValues; entries: ForeignEntry[] } {
  // Before the rows are told apart: the name of our own last column holds commas, and would look like half a row.
  if (OWN_ELSEWISE.test(text)) refuse({ file, offset: 0 }, 'csv/head', 'the head', NO_COMMAS);
  const [head, ...rows] = csvRows(text, file);
  if (head === undefined)
    refuse({ file, offset: 0 }, 'csv/empty', 'the table', 'The table is empty: there is no head.');
  const own = head.cells.at(-1)!.startsWith(OWN);
  checkHead(head, own);
  const names = own ? head.cells.slice(0, -1) : head.cells;
  return {
    facts: own ? factsOfText(head.cells.at(-1)!.slice(OWN.length), ' ', '=') : {},
    entries: rows.map((row) => {
      if (row.cells.length !== head.cells.length) refuse(row, 'csv/row', 'the table', wrongLength(row, head));
      const values: OpenValues = {};
      for (const [i, name] of names.entries()) {
        // Our export puts an apostrophe before whatever a spreadsheet might run.
        const cell = own ? row.cells[i]!.replace(/^'/, '') : row.cells[i]!;
        if (cell !== '') values[name] = cell;
      }
      return { file, offset: row.offset, values };
    }),
  };
}

/** How the last column of our own export is called; the rest of its name is about the whole board. */
const OWN = 'lamplighter: ';
/** The same column in a table that a spreadsheet has saved in its own way. */
const OWN_ELSEWISE = new RegExp(`^[^\\r\\n]*[;\\t]"?${OWN}`);
const NO_COMMAS = 'The columns are not divided by commas. Save the table with commas.';

function checkHead(head: CsvRow, own: boolean): void {
  const names: OpenValues = {};
  for (const [i, name] of head.cells.entries()) {
    if (name === '') refuse(head, 'csv/head', 'the head', `The ${i + 1}. column has no name.`);
    if (!own || i < head.cells.length - 1) setValue(names, name, true, head, () => 'the head');
  }
  if (head.cells.length === 1 && /[;\t]/.test(head.cells[0]!))
    refuse(head, 'csv/head', 'the head', NO_COMMAS);
}

function wrongLength(row: CsvRow, head: CsvRow): string {
  const [have, want] = [row.cells.length, head.cells.length];
  const half = have < want ? 'A part of it is missing.' : 'Put cells that hold a comma in quotes.';
  return `This row has ${have} ${have === 1 ? 'cell' : 'cells'}, the head has ${want}. ${half}${row.cells[0] === '' ? '' : ` It begins with ${quoted(row.cells[0]!)}.`}`;
}
