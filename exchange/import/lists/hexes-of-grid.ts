/** Turns a grid of codes into hexes with axial coordinates. */
import type { ForeignEntry } from '../foreign/foreign-graph.js';
import type { Offset } from '../mapping/mapping.js';
import type { RawGrid } from '../shapes/raw-lists.js';

/**
 * The axial coordinates of a cell. Hexes with pointed tops (`-r`) are taken as if the board was turned by 30°: the six
 * neighbours of a hex stay its neighbours, which is all that counts in play.
 */
export function axialOfCell(offset: Offset, row: number, column: number): readonly [q: number, r: number] {
  // An odd row or column is shifted by half a hex, so that two of them are one step.
  const shifted = (line: number): number => Math.floor((line + (offset.startsWith('even') ? 1 : 0)) / 2);
  return offset.endsWith('q') ? [column, row - shifted(column)] : [column - shifted(row), row];
}

/** The hexes of a grid as nodes of a graph; their kind is the code. */
export function hexesOfGrid({ rows, file, offset: at }: RawGrid, offset: Offset): readonly ForeignEntry[] {
  return rows.flatMap((row, i) =>
    row.map((code, j): ForeignEntry => {
      const [q, r] = axialOfCell(offset, i, j);
      return { file, offset: at, values: { id: `row ${i + 1}, column ${j + 1}`, kind: code, q, r } };
    }),
  );
}
