/** Reads files of any of the shapes into lists of neighbours, tables of nodes and grids. */
import { throwReadError, type FilePosition, type ForeignFile } from '../foreign/foreign-graph.js';
import { readAdjacencyText, adjacencyStyle, type AdjacencyStyle } from './read-adjacency-text.js';
import { gridOf, readGrid } from './read-grid.js';
import { parseJsonOrLines } from './read-json-file.js';
import { readJsonLists } from './read-json-lists.js';
import { isMatrix, readMatrix } from './read-matrix.js';
import { arePairs, edgesOfTable, hasHeader, readHeadedTable } from './read-table.js';
import { stemOfFile, type RawFile, type RawLists, type ShapeName } from './raw-lists.js';
import { linesOf, separatorOf, tableRows, splitWords, type TextLine, type TextRow } from './text-rows.js';

/** The lists of all files of one author. Throws a `ReadError`. */
export function readLists(files: readonly ForeignFile[], shape?: ShapeName): RawLists {
  const read = files.map((file, i) => readOne(file, i, shape));
  return {
    files,
    shapes: read.map((each) => each.shape),
    tables: read.flatMap(({ tables }) => tables),
    lists: mergeLists(read.flatMap(({ lists }) => lists)),
    grids: read.flatMap(({ grids }) => grids),
  };
}

/** Lists with one name, such as "neighbors" in a file of circles and one of crossings, are one list. */
function mergeLists(lists: RawLists['lists']): RawLists['lists'] {
  const names = [...new Set(lists.map(({ name }) => name))];
  return names.map((name) => {
    const same = lists.filter((list) => list.name === name);
    return same.length === 1 ? same[0]! : { ...same[0]!, entries: same.flatMap(({ entries }) => entries) };
  });
}

function readOne(file: ForeignFile, i: number, shape: ShapeName | undefined): RawFile {
  const name = stemOfFile(file.name);
  if (/^\ufeff?\s*[[{]/.test(file.text) && !HEADING_IN_BRACKETS.test(file.text)) {
    const json = parseJsonOrLines(file.text, i);
    if (!json.ok) throw json.error;
    return readJsonLists({ name, ...json.source });
  }
  const lines = linesOf(file.text, i);
  if (lines.length === 0)
    throwReadError({ file: i, offset: 0 }, 'list/empty', 'the file', 'The file is empty.');
  // Lines with labels may hold quotes that a table would refuse.
  const style = adjacencyStyle(lines);
  if (shape === undefined && (style === 'labelled' || style === 'headings'))
    return readAdjacencyText(name, lines);
  const table = tableOf(file.text, lines, i);
  const found = shape ?? shapeOfLines(lines, table, style);
  if (found === undefined) return throwReadError(firstOf(lines), 'list/form', 'the file', UNKNOWN);
  switch (found) {
    case 'adjacency':
      return table.separator !== undefined && hasHeader(table.rows)
        ? readHeadedTable(name, table.rows)
        : readAdjacencyText(name, lines);
    case 'edges':
      return hasHeader(table.rows) ? readHeadedTable(name, table.rows) : edgesOfTable(name, table.rows);
    case 'matrix':
      return readMatrix(name, table.rows);
    case 'grid':
      return readGrid(lines, table.separator);
  }
}

const HEADING_IN_BRACKETS = /^\ufeff?\s*\[[^\s,\]"]+\]\s*[\r\n]+\s*[^\s[]/;

const firstOf = ([line]: readonly TextLine[]): FilePosition => line ?? { file: 0, offset: 0 };

const UNKNOWN =
  'This is no list of neighbours, no table, no matrix and no grid that can be recognised. Name the shape: --from adjacency|edges|matrix|grid.';

interface Table {
  readonly separator?: string;
  readonly rows: readonly TextRow[];
}

/** The cells of a text: between its separators, or between spaces. */
function tableOf(text: string, lines: readonly TextLine[], file: number): Table {
  const separator = separatorOf(lines);
  if (separator !== undefined) return { separator, rows: tableRows(text, separator, file) };
  const filled = lines.filter((line) => line.text.trim() !== '');
  return { rows: filled.map((line) => ({ file, offset: line.offset, cells: splitWords(line.text) })) };
}

function shapeOfLines(
  lines: readonly TextLine[],
  { rows, separator }: Table,
  style: AdjacencyStyle | undefined,
): ShapeName | undefined {
  if (isMatrix(rows)) return 'matrix';
  if (separator !== undefined && hasHeader(rows)) return 'edges';
  if (arePairs(rows)) return 'edges';
  if (style !== 'first-word' && gridOf(lines, separator) !== undefined) return 'grid';
  return style === undefined ? undefined : 'adjacency';
}
