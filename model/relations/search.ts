/** Which circles a policeman can search or arrest in: those that touch his crossing, with nothing in between (DEF-07). */
import type { StreetBoard } from '../board.js';
import { adjacencyOfLists } from '../network/adjacency.js';
import { CIRCLE, CROSSING, networkOf } from '../network/network.js';
import { placeless } from '../placeless.js';
import type { CircleId, CrossingId, NodeId } from '../vocabulary.js';
import { readable, type Relation } from './relation.js';
import { touchOf } from './touch.js';

/** Every crossing with the circles searched from it. Several crossings may have the same ones: never look one up by them. */
export const searchRelation = placeless((board: StreetBoard): Relation<CrossingId, CircleId> =>
  touchingOfKind(board, CROSSING, CIRCLE),
);

/** Every circle with the crossings it is searched from. */
export const searchersRelation = placeless((board: StreetBoard): Relation<CircleId, CrossingId> =>
  touchingOfKind(board, CIRCLE, CROSSING),
);

function touchingOfKind<From extends NodeId, To extends NodeId>(
  board: StreetBoard,
  from: number,
  to: number,
): Relation<From, To> {
  const network = networkOf(board);
  const { starts, ends } = touchOf(board);
  const lists = Array.from(network.kinds, (kind, node) =>
    kind === from
      ? [...ends.subarray(starts[node], starts[node + 1])].filter((end) => network.kinds[end] === to)
      : [],
  );
  return readable<From, To>(network, adjacencyOfLists(lists), from);
}
