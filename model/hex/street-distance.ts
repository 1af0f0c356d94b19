/** DEF-28: the least number of walking steps; no sewers, no stealth, whoever stands in the way. */
import type { HexId } from '../vocabulary.js';
import { DIRECTIONS } from '../vocabulary.js';
import type { HexGrid, Hexes } from './hex-grid.js';
import { hexGridOf } from './hex-grid.js';
import { oncePerBoard } from '../once-per-board.js';

/** The street distance from one hex to each it can walk to, itself at 0. Empty if it is not walkable. */
export function streetDistances(board: Hexes, from: HexId): ReadonlyMap<HexId, number> {
  const grid = hexGridOf(board);
  const size = grid.ids.length;
  const row = new Int32Array(size).fill(-1);
  const start = grid.indexOfId.get(from);
  if (start !== undefined) measureFrom(grid, start, row, new Int32Array(size));
  const distances = new Map<HexId, number>();
  grid.ids.forEach((id, index) => {
    if (row[index]! >= 0) distances.set(id, row[index]!);
  });
  return distances;
}

/** All street distances, one row for each hex, rows and columns in the order of the grid; -1 where no walk leads. */
export const allStreetDistances: (board: Hexes) => Int32Array = oncePerBoard((board) => {
  const grid = hexGridOf(board);
  const size = grid.ids.length;
  const all = new Int32Array(size * size).fill(-1);
  const queue = new Int32Array(size);
  for (let index = 0; index < size; index++)
    measureFrom(grid, index, all.subarray(index * size, (index + 1) * size), queue);
  return all;
});

/** Every step costs one point, so the first visit of a breadth-first search is the shortest. `row` comes filled with -1. */
function measureFrom({ walkable, neighbours }: HexGrid, start: number, row: Int32Array, queue: Int32Array) {
  if (walkable[start] === 0) return;
  row[start] = 0;
  queue[0] = start;
  for (let head = 0, tail = 1; head < tail; head++) {
    const index = queue[head]!;
    for (let side = 0; side < DIRECTIONS.length; side++) {
      const other = neighbours[index * DIRECTIONS.length + side]!;
      if (other < 0 || walkable[other] === 0 || row[other]! >= 0) continue;
      row[other] = row[index]! + 1;
      queue[tail++] = other;
    }
  }
}
