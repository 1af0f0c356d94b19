/** Jack's walks: circle to circle, past any number of crossings and never past another circle (DEF-02). */
import type { StreetBoard } from '../board/board.js';
import { memoByTopology } from '../board/memo-by-topology.js';
import type { CircleId, CrossingId } from '../board/vocabulary.js';
import type { Adjacency } from '../network/adjacency.js';
import { createReachSearch } from '../network/breadth-first.js';
import { CIRCLE, networkOf } from '../network/network.js';
import { relationOfAdjacency, type Relation } from './relation.js';
import { adjacencyOfKind, touchAdjacency } from './touch-adjacency.js';

/** Jack's neighbours by index; crossings and junctions have none. */
export const jackAdjacency = memoByTopology((board: StreetBoard): Adjacency =>
  adjacencyOfKind(board, CIRCLE),
);

/** For every circle, the circles Jack may walk to when nothing blocks him. */
export const jackRelation = memoByTopology((board: StreetBoard): Relation<CircleId, CircleId> =>
  relationOfAdjacency(networkOf(board), jackAdjacency(board), CIRCLE),
);

/** The circles Jack may go to when these crossings are blocked: at least one route must be free (DEF-04). Sorted. */
export function unblockedNeighbours(
  board: StreetBoard,
  circle: CircleId,
  blocked: ReadonlySet<CrossingId>,
): CircleId[] {
  const { ids, indexOfId, kinds } = networkOf(board);
  const source = indexOfId.get(circle);
  if (source === undefined) return [];
  const isMarked = circleMarks(board).slice();
  for (const crossing of blocked) {
    const index = indexOfId.get(crossing);
    if (index !== undefined) isMarked[index] = 1;
  }
  return reachSearch(board)(source, isMarked)
    .filter((index) => kinds[index] === CIRCLE)
    .map((index) => ids[index] as CircleId);
}

const circleMarks = memoByTopology((board: StreetBoard) =>
  networkOf(board).kinds.map((kind) => (kind === CIRCLE ? 1 : 0)),
);

const reachSearch = memoByTopology((board: StreetBoard) => createReachSearch(touchAdjacency(board)));
