/** The circles a policeman can search or arrest in: those that touch his crossing (DEF-07). */
import type { StreetBoard } from '../board/board.js';
import { adjacencyOfLists } from '../network/adjacency.js';
import { CIRCLE, CROSSING, networkOf } from '../network/network.js';
import { memoByTopology } from '../board/memo-by-topology.js';
import type { CircleId, CrossingId, NodeId } from '../board/vocabulary.js';
import { relationOfAdjacency, type Relation } from './relation.js';
import { touchAdjacency } from './touch-adjacency.js';

/** For every crossing, the circles searched from it. Several crossings may have the same circles, so these do not identify one. */
export const searchRelation = memoByTopology((board: StreetBoard): Relation<CrossingId, CircleId> =>
  touchingOfKind(board, CROSSING, CIRCLE),
);

/** For every circle, the crossings it is searched from. */
export const searchersRelation = memoByTopology((board: StreetBoard): Relation<CircleId, CrossingId> =>
  touchingOfKind(board, CIRCLE, CROSSING),
);

function touchingOfKind<From extends NodeId, To extends NodeId>(
  board: StreetBoard,
  from: number,
  to: number,
): Relation<From, To> {
  const network = networkOf(board);
  const { starts, ends } = touchAdjacency(board);
  const lists = Array.from(network.kinds, (kind, node) =>
    kind === from
      ? [...ends.subarray(starts[node], starts[node + 1])].filter((end) => network.kinds[end] === to)
      : [],
  );
  return relationOfAdjacency<From, To>(network, adjacencyOfLists(lists), from);
}
