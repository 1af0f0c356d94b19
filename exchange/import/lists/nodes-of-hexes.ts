/** Turns the cells of a grid or a table into hexes with axial coordinates. */
import type { ForeignEntry } from '../foreign/foreign-graph.js';
import { FIELD_ATTRIBUTES, type Mapping, type Offset } from '../mapping/mapping.js';
import { restOfCell, type HexCells } from './hex-cells.js';

/**
 * The axial coordinates of a cell. Hexes with pointed tops (`-r`) are taken as if the board was turned by 30°: the six
 * neighbours of a hex stay its neighbours, which is all that counts in play.
 */
export function axialOfCell(offset: Offset, row: number, column: number): readonly [q: number, r: number] {
  // An odd row or column is shifted by half a hex, so that two of them are one step.
  const shifted = (line: number): number => Math.floor((line + (offset.startsWith('even') ? 1 : 0)) / 2);
  return offset.endsWith('q') ? [column, row - shifted(column)] : [column - shifted(row), row];
}

/** The hexes as nodes of a graph, by the attributes of our own exports; their kind is the code. */
export function nodesOfHexes({ form, cells }: HexCells, mapping: Mapping): readonly ForeignEntry[] {
  return cells.map((cell): ForeignEntry => {
    const { file, offset, column, row, code, id } = cell;
    const [q, r] = form === 'axial-table' ? [column, row] : axialOfCell(mapping.offset ?? 'odd-q', row, column); // prettier-ignore
    const values = { ...(id !== undefined && { id }), ...(code !== '' && { kind: code }), q, r };
    return { file, offset, values: { ...restOfCell(cell, mapping), ...values } };
  });
}

/** The mapping for the nodes of hexes, whose place and kind are no longer in columns of the author. */
export function mappingOfHexes({ fields, ...mapping }: Mapping): Mapping {
  const { id: _id, q: _q, r: _r, x: _x, y: _y, kind, ...others } = fields;
  return { ...mapping, fields: { ...others, ...(kind && { kind: { ...kind, attribute: FIELD_ATTRIBUTES.kind } }) } }; // prettier-ignore
}
