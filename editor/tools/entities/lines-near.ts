/** The lines of a board near a place, found without visiting all of them. */
import { memoByBoard, type Point, type StreetBoard } from '../../../model/index.js';
import { type PlacedLine, placedLinesOf } from './placed-entities.js';

/** The side of a cell in board units: some streets long. */
const CELL = 400;
const cellOf = (value: number): number => Math.floor(value / CELL);

/** The lines by the cells that the boxes round their pieces touch. */
const linesByCell = memoByBoard((board: StreetBoard): ReadonlyMap<string, ReadonlySet<PlacedLine>> => {
  const cells = new Map<string, Set<PlacedLine>>();
  for (const line of placedLinesOf(board).values())
    for (const [i, [x2, y2]] of line.path.entries()) {
      const [x1, y1] = line.path[i - 1] ?? [x2, y2];
      for (let x = cellOf(Math.min(x1, x2)); x <= cellOf(Math.max(x1, x2)); x++)
        for (let y = cellOf(Math.min(y1, y2)); y <= cellOf(Math.max(y1, y2)); y++) {
          const key = `${x} ${y}`;
          const cell = cells.get(key);
          if (cell) cell.add(line);
          else cells.set(key, new Set([line]));
        }
    }
  return cells;
});

/** All lines within `reach` of a place, and some that are a little further off. */
export function linesNear(board: StreetBoard, [x, y]: Point, reach: number): ReadonlySet<PlacedLine> {
  const cells = linesByCell(board);
  const found = new Set<PlacedLine>();
  for (let column = cellOf(x - reach); column <= cellOf(x + reach); column++)
    for (let row = cellOf(y - reach); row <= cellOf(y + reach); row++)
      for (const line of cells.get(`${column} ${row}`) ?? []) found.add(line);
  return found;
}
