/** The hexes of a file, as a grid of codes or as a table with a row for each hex, before their kinds are known. */
import { attributeValue, parseNumber, type FilePosition } from '../foreign/foreign-graph.js';
import { attributeForField, FIELD_ATTRIBUTES, type Mapping } from '../mapping/mapping.js';
import type { AttributeValues } from '../../graph/attributes.js';
import type { RawLists, RawNode, RawTable } from '../shapes/raw-lists.js';

/** One hex: where it is, its code, and the attributes that a table gives. */
export interface HexCell extends FilePosition {
  /** Of an axial table q and r. */
  readonly column: number;
  readonly row: number;
  readonly code: string;
  readonly id?: string;
  readonly values: AttributeValues;
}

export interface HexCells {
  /** Axial coordinates need no offset. */
  readonly form: 'grid' | 'table' | 'axial-table';
  readonly cells: readonly HexCell[];
  /** The rows of a grid that are indented, if every other row is. */
  readonly indented?: 'odd' | 'even';
}

/** The columns of a table of hexes. */
export interface HexColumns {
  readonly isAxial: boolean;
  readonly column: string;
  readonly row: string;
  readonly kind: string;
}

/** The hexes of the files; undefined if they hold something else. */
export function hexCellsOf(raw: RawLists, mapping: Mapping): HexCells | undefined {
  const [grid] = raw.grids;
  if (grid !== undefined)
    return {
      form: 'grid',
      ...(grid.indented && { indented: grid.indented }),
      cells: grid.rows.flatMap((codes, row) =>
        codes.map((code, column): HexCell => {
          const id = `row ${row + 1}, column ${column + 1}`;
          return { file: grid.file, offset: grid.offset, column, row, code, id, values: {} };
        }),
      ),
    };
  const columns = hexColumnsOf(raw, mapping);
  if (columns === undefined) return undefined;
  const cells = raw.tables.flatMap((table) => cellsOfTable(table, columns));
  return { form: columns.isAxial ? 'axial-table' : 'table', cells };
}

// In JSON a place may be an object of its own: `coord.q`.
const KIND = /^(kind|type|code|tile|terrain|cell|hex)$/i;
const [EAST, SOUTH] = [/(^|\.)q$/i, /(^|\.)r$/i];
const [COLUMN, ROW] = [/(^|\.)(col|column|x)$/i, /(^|\.)(row|line|y)$/i];

/** The columns of tables of hexes; undefined if the tables hold something else. */
export function hexColumnsOf({ tables, lists }: RawLists, mapping: Mapping): HexColumns | undefined {
  const nodes = tables.flatMap((table) => table.nodes);
  const { game } = mapping.board;
  if (nodes.length === 0 || lists.length > 0 || (game !== undefined && game !== 'mj')) return undefined;
  const names = [...new Set(nodes.flatMap(({ values }) => Object.keys(values)))];
  const named = (field: 'q' | 'r' | 'x' | 'y' | 'kind', form: RegExp): string | undefined =>
    mapping.fields[field]?.attribute ?? names.find((name) => form.test(name));
  const kind = named('kind', KIND) ?? FIELD_ATTRIBUTES.kind;
  const found = (column: string | undefined, row: string | undefined, isAxial: boolean): HexColumns[] =>
    column !== undefined && row !== undefined && arePlaces(nodes, column, row) ? [{ isAxial, column, row, kind }] : []; // prettier-ignore
  // Otherwise x and y are positions.
  const areCells =
    game === 'mj' ||
    mapping.offset !== undefined ||
    tables.some(({ name }) => /hex|tile/i.test(name)) ||
    names.some((name) => /(^|\.)row$/i.test(name));
  const [columns] = [
    ...found(named('q', EAST), named('r', SOUTH), true),
    ...(areCells ? found(named('x', COLUMN), named('y', ROW), false) : []),
  ];
  return columns;
}

/** Whether two columns are whole numbers, with one node at each place. */
function arePlaces(nodes: readonly RawNode[], column: string, row: string): boolean {
  const places = nodes.map(({ values }) => [column, row].map((name) => numberIn(values, name)));
  return places.every((place) => place.every(Number.isInteger)) && new Set(places.map(String)).size === nodes.length; // prettier-ignore
}

const numberIn = (values: AttributeValues, name: string): number | undefined => {
  const value = attributeValue(values, name);
  return value === undefined ? undefined : parseNumber(value);
};

function cellsOfTable({ nodes, idName }: RawTable, { isAxial, column, row, kind }: HexColumns): HexCell[] {
  const ids = nodes.map(({ values }) => (idName === undefined ? undefined : attributeValue(values, idName)));
  const hasIds = new Set(ids).size === nodes.length && !ids.includes(undefined);
  return nodes.map(({ file, offset, values }, i): HexCell => {
    const [x, y] = [numberIn(values, column)!, numberIn(values, row)!];
    const id = hasIds ? String(ids[i]) : isAxial ? undefined : `column ${x}, row ${y}`;
    const code = String(attributeValue(values, kind) ?? '');
    return { file, offset, column: x, row: y, code, ...(id !== undefined && { id }), values };
  });
}

/** The values of a cell without those that its place replaces. */
export function restOfCell({ values }: HexCell, mapping: Mapping): AttributeValues {
  const used = (['id', 'kind', 'q', 'r', 'x', 'y'] as const).flatMap((name) => [name, attributeForField(mapping, name)]); // prettier-ignore
  return Object.fromEntries(Object.entries(values).filter(([name]) => !used.includes(name)));
}
