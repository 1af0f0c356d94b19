/** Which circles and crossings touch: a street joins them, or streets that meet at junctions, which do not count (DEF-01). */
import type { StreetBoard } from '../board/board.js';
import { memoByTopology } from '../board/memo-by-topology.js';
import type { Adjacency } from '../network/adjacency.js';
import { contractAdjacency } from '../network/breadth-first.js';
import { JUNCTION, networkOf } from '../network/network.js';

/** The touching neighbours of every circle and crossing, sorted, each once; junctions have none. All relations follow from this. */
export const touchAdjacency = memoByTopology((board: StreetBoard): Adjacency => {
  const { kinds, streets } = networkOf(board);
  return contractAdjacency(
    streets,
    kinds.map((kind) => (kind === JUNCTION ? 0 : 1)),
  );
});

/** For every node of one kind those of its kind that it reaches by passing only the other kind. */
export const adjacencyOfKind = (board: StreetBoard, wanted: number): Adjacency =>
  contractAdjacency(
    touchAdjacency(board),
    networkOf(board).kinds.map((kind) => (kind === wanted ? 1 : 0)),
  );
