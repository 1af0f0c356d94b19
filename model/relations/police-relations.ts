/** Police moves: crossing to crossing, past any number of circles, which neither cost nor stop (DEF-05). */
import type { StreetBoard } from '../board/board.js';
import { memoByTopology } from '../board/memo-by-topology.js';
import type { CrossingId } from '../board/vocabulary.js';
import { CROSSING, networkOf } from '../network/network.js';
import { relationOfAdjacency, type Relation } from './relation.js';
import { adjacencyOfKind } from './touch-adjacency.js';

/** For every crossing, the crossings one police step away. */
export const policeRelation = memoByTopology((board: StreetBoard): Relation<CrossingId, CrossingId> =>
  relationOfAdjacency(networkOf(board), adjacencyOfKind(board, CROSSING), CROSSING),
);

/** For every crossing, all crossings within two police steps, itself included (DEF-06). Other police do not block. */
export const reachRelation = memoByTopology((board: StreetBoard): Relation<CrossingId, CrossingId> => {
  const steps = policeRelation(board);
  const order = new Map([...steps.keys()].map((crossing, i) => [crossing, i]));
  const reach = new Map<CrossingId, readonly CrossingId[]>();
  for (const [crossing, near] of steps) {
    const within = new Set([crossing, ...near, ...near.flatMap((each) => steps.get(each) ?? [])]);
    reach.set(
      crossing,
      [...within].sort((a, b) => order.get(a)! - order.get(b)!),
    );
  }
  return reach;
});
