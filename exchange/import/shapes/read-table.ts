/** Reads tables: edge lists with or without a header, tables of nodes, and neighbours in one cell. */
import { throwReadError } from '../foreign/foreign-graph.js';
import { setAttribute, type MutableAttributes } from '../readers/set-attribute.js';
import { endColumns, idColumn, isListColumn } from './node-columns.js';
import type { FileShape, RawEntry, RawFile, RawList, RawNode } from './raw-lists.js';
import { splitWords, type TextRow } from './text-rows.js';

const isNumber = (cell: string): boolean => /^[+-]?\d+(\.\d+)?$/.test(cell);

/** Whether the first row names the columns: all its cells are different names, and the rows below are not all like it. */
export function hasHeader([head, ...rows]: readonly TextRow[]): boolean {
  if (head === undefined || rows.length === 0) return false;
  const names = head.cells.filter((cell) => cell !== '');
  if (names.some((name) => /\d/.test(name) && !/[A-Za-z_]{2}/.test(name))) return false;
  if (new Set(names).size < names.length || names.some((name) => splitWords(name).length > 2)) return false;
  if (endColumns(names) !== undefined || idColumn(names) !== undefined) return true;
  return rows.some(({ cells }) => cells.some(isNumber)) && !names.some(isNumber);
}

/** Whether rows without a header are pairs: two cells, perhaps a third that is no id. */
export const arePairs = (rows: readonly TextRow[]): boolean =>
  rows.length > 0 && rows.every(({ cells }) => cells.length === 2 && cells.every((cell) => cell !== ''));

/** A table with a header: edges if it names two ends, else nodes, perhaps with lists of neighbours. Throws a `ReadError`. */
export function readHeadedTable(name: string, [head, ...rows]: readonly TextRow[]): RawFile {
  const names = head!.cells;
  checkHeader(head!);
  for (const row of rows)
    if (row.cells.slice(names.length).some((cell) => cell !== ''))
      throwReadError(row, 'table/row', 'the table', tooLong(row.cells.length, names.length));
  const ends = endColumns(names);
  return ends === undefined
    ? readNodeTable(name, names, rows)
    : edgesOfTable(
        name,
        rows,
        ends.map((end) => names.indexOf(end)),
      );
}

function checkHeader(head: TextRow): void {
  const seen: MutableAttributes = {};
  for (const name of head.cells) if (name !== '') setAttribute(seen, name, true, head, () => 'the header');
}

const tooLong = (have: number, want: number): string =>
  `This row has ${have} cells, the header has ${want}. Put cells that contain the separator in quotes.`;

/** Rows of two ends. */
export function edgesOfTable(
  name: string,
  rows: readonly TextRow[],
  columns: readonly number[] = [0, 1],
): RawFile {
  const entries = rows.map(({ file, offset, cells }): RawEntry => {
    const [id, neighbour] = columns.map((column) => cells[column] ?? '');
    if (id === '' || neighbour === '')
      return throwReadError(
        { file, offset },
        'table/end',
        'an edge',
        'This row names only one end of an edge.',
      );
    return { file, offset, id: id!, neighbours: [neighbour!] };
  });
  const list: RawList = { name, entries, numbered: false, pairs: true };
  return { shape: 'edges', tables: [], lists: [list], grids: [] };
}

function readNodeTable(name: string, names: readonly string[], rows: readonly TextRow[]): RawFile {
  const id = idColumn(names);
  const idsOf = (column: string): readonly string[] =>
    rows.map(({ cells }) => cells[names.indexOf(column)] ?? '');
  const own = id === undefined ? rows.map((_, i) => String(i + 1)) : idsOf(id);
  const ids = new Set([...own, ...rows.map((_, i) => String(i + 1))]);
  const lists = names.filter(
    (column) => column !== '' && column !== id && isListColumn(column, idsOf(column), ids),
  );
  return nodesWithLists(
    name,
    rows.map(({ file, offset, cells }, i) => {
      const entries = names.flatMap((column, at): [string, string][] => {
        const cell = cells[at] ?? '';
        return column === '' || cell === '' ? [] : [[column, cell]];
      });
      const values = Object.fromEntries(entries.filter(([column]) => !lists.includes(column)));
      const stated = lists.map((column) => [column, splitWords(cells[names.indexOf(column)] ?? '')] as const);
      return { node: { file, offset, values }, id: own[i]!, lists: new Map(stated) };
    }),
    { ...(id !== undefined && { idName: id }), shape: lists.length > 0 ? 'adjacency' : 'nodes' },
  );
}

/** A node with what it lists, by the name of the list. */
export interface ListingNode {
  readonly node: RawNode;
  readonly id: string;
  readonly lists: ReadonlyMap<string, readonly string[]>;
}

/** Nodes and their lists as the content of a file. */
export function nodesWithLists(
  name: string,
  listing: readonly ListingNode[],
  { idName, shape }: { readonly idName?: string; readonly shape: FileShape },
): RawFile {
  const names = [...new Set(listing.flatMap(({ lists }) => [...lists.keys()]))];
  const lists = names.map((list): RawList => {
    const entries = listing.flatMap(({ node: { file, offset }, id, lists: own }): RawEntry[] => {
      const neighbours = own.get(list);
      return neighbours === undefined ? [] : [{ file, offset, id, neighbours }];
    });
    return { name: list, entries, numbered: idName === undefined, pairs: false };
  });
  const nodes = listing.map(({ node }) => node);
  return { shape, tables: [{ name, nodes, ...(idName !== undefined && { idName }) }], lists, grids: [] };
}
