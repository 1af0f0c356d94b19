/** Where police go: crossing to crossing, past any number of circles, which neither cost nor stop (DEF-05). */
import type { StreetBoard } from '../board.js';
import { adjacencyOfLists, type Adjacency } from '../network/adjacency.js';
import { CROSSING, networkOf } from '../network/network.js';
import { placeless } from '../placeless.js';
import type { CrossingId } from '../vocabulary.js';
import { reachThrough } from './reach-through.js';
import { readable, type Relation } from './relation.js';
import { touchOf } from './touch.js';

/** Police steps by index; circles and junctions have none. */
const policeAdjacency = placeless((board: StreetBoard): Adjacency =>
  adjacencyOfLists(reachThrough(touchOf(board), networkOf(board).kinds, CROSSING)),
);

/** Every crossing with the crossings one police step away. */
export const policeRelation = placeless((board: StreetBoard): Relation<CrossingId, CrossingId> =>
  readable(networkOf(board), policeAdjacency(board), CROSSING),
);

/** Every crossing with all crossings within two police steps, itself among them (DEF-06). Police on the way do not matter. */
export const reachRelation = placeless((board: StreetBoard): Relation<CrossingId, CrossingId> => {
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
