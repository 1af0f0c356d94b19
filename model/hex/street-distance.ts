/** DEF-28: the least number of walking steps; no sewers, no stealth, and characters on the way do not matter. */
import { memoByBoard } from '../board/memo-by-board.js';
import { DIRECTIONS, type HexId } from '../board/vocabulary.js';
import { adjacencyOfLists, type Adjacency } from '../network/adjacency.js';
import { fillStepCounts } from '../network/breadth-first.js';
import { hexNetworkOf, type HasHexes } from './hex-network.js';

/** The street distance from one hex to each it can walk to, itself at 0. Empty if it is not walkable. */
export function streetDistances(board: HasHexes, from: HexId): ReadonlyMap<HexId, number> {
  const { ids, indexOfId, walkable } = hexNetworkOf(board);
  const start = indexOfId.get(from);
  if (start === undefined || walkable[start] === 0) return new Map();
  const row = new Int32Array(ids.length).fill(UNREACHED);
  fillStepCounts(walkingAdjacency(board), start, row, UNREACHED, new Int32Array(ids.length));
  return new Map(ids.flatMap((id, index) => (row[index] === UNREACHED ? [] : [[id, row[index]!]])));
}

const UNREACHED = -1;

/** All street distances, one row for each hex, rows and columns in the order of the grid; -1 where there is no path. */
export const allStreetDistances: (board: HasHexes) => Int32Array = memoByBoard((board) => {
  const { ids, walkable } = hexNetworkOf(board);
  const size = ids.length;
  const all = new Int32Array(size * size).fill(UNREACHED);
  const adjacency = walkingAdjacency(board);
  const queue = new Int32Array(size);
  for (let hex = 0; hex < size; hex++)
    if (walkable[hex] === 1)
      fillStepCounts(adjacency, hex, all.subarray(hex * size, (hex + 1) * size), UNREACHED, queue);
  return all;
});

const walkingAdjacency: (board: HasHexes) => Adjacency = memoByBoard((board) => {
  const { neighbours, walkable } = hexNetworkOf(board);
  const sides = DIRECTIONS.length;
  return adjacencyOfLists(
    Array.from(walkable, (_, hex) =>
      [...neighbours.subarray(hex * sides, (hex + 1) * sides)].filter((other) => walkable[other] === 1),
    ),
  );
});
