/** Where nodes lie on the printed grid (DEF-16). */
import { compareIds, idOfCircle, type Grid, type Point, type StreetBoard } from '../board/board.js';
import { hasPlaces } from '../board/places.js';
import { memoByBoard, memoByTopology } from '../board/memo-by-board.js';
import type { NodeId, Section } from '../board/vocabulary.js';

/** A cell of the printed grid, such as A5/b8, and the section it is part of. */
export interface Cell {
  readonly column: string;
  readonly row: string;
  readonly section: Section;
}

/** The cell a point lies in, or undefined off the grid. A point on an inner line belongs to the cell right of and below it. */
export function cellOfPoint(
  { rect: [[left, top], [right, bottom]], columns, rows }: Grid,
  [x, y]: Point,
): Cell | undefined {
  const column = columns[indexOfPart(x, left, right, columns.length)];
  const row = rows[indexOfPart(y, top, bottom, rows.length)];
  if (column === undefined || row === undefined) return undefined;
  return { column, row, section: column.charAt(0) + row.charAt(0) };
}

/** The section a point lies in, or undefined off the grid. */
function sectionOfPoint(
  { rect: [[left, top], [right, bottom]], columns, rows }: Grid,
  [x, y]: Point,
): Section | undefined {
  const column = indexOfPart(x, left, right, columns.length);
  const row = indexOfPart(y, top, bottom, rows.length);
  return sectionsOf(columns).get(rows)[column]?.[row];
}

/** The section of every cell, by column and row. */
const sectionsOf = memoByBoard((columns: Grid['columns']) => ({
  get: memoByBoard((rows: Grid['rows']) =>
    columns.map((column) => rows.map((row): Section => column.charAt(0) + row.charAt(0))),
  ),
}));

/** Which of `count` equal parts a coordinate is in; the last part includes its far border. Integers only. */
function indexOfPart(value: number, start: number, end: number, count: number): number {
  return value === end ? count - 1 : Math.floor(((value - start) * count) / (end - start));
}

/** For every circle and crossing its section: the declared one, or else the one it lies in. Nodes off the grid, and those without a place, have none. */
export const sectorRelation = memoByBoard((board: StreetBoard): ReadonlyMap<NodeId, Section> => {
  const sectors = new Map<NodeId, Section>();
  const grid = hasPlaces(board) ? board.grid : undefined;
  for (const { id, sector, list, i } of nodesInOrder(board)) {
    const section = sector ?? (grid && sectionOfPoint(grid, board[list][i]!.at));
    if (section !== undefined && !sectors.has(id)) sectors.set(id, section);
  }
  return sectors;
});

const nodesInOrder = memoByTopology(({ circles, crossings }) =>
  [
    ...circles.map((each, i) => ({
      id: idOfCircle(each),
      sector: each.sector,
      list: 'circles' as const,
      i,
    })),
    ...crossings.map(({ id, sector }, i) => ({ id, sector, list: 'crossings' as const, i })),
  ].sort((a, b) => compareIds(a.id, b.id)),
);
