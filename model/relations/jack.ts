/** Where Jack goes on foot: circle to circle, past any number of crossings and never past another circle (DEF-02). */
import type { StreetBoard } from '../board.js';
import { adjacencyOfLists, type Adjacency } from '../network/adjacency.js';
import { CIRCLE, networkOf } from '../network/network.js';
import { placeless } from '../placeless.js';
import type { CircleId, CrossingId } from '../vocabulary.js';
import { reachThrough } from './reach-through.js';
import { readable, type Relation } from './relation.js';
import { touchOf } from './touch.js';

/** Jack's neighbours by index; crossings and junctions have none. */
export const jackAdjacency = placeless((board: StreetBoard): Adjacency =>
  adjacencyOfLists(reachThrough(touchOf(board), networkOf(board).kinds, CIRCLE)),
);

/** Every circle with the circles Jack may go to when nothing bars him. */
export const jackRelation = placeless((board: StreetBoard): Relation<CircleId, CircleId> =>
  readable(networkOf(board), jackAdjacency(board), CIRCLE),
);

/** The circles Jack may go to when these crossings are held: at least one route must be free (DEF-04). Sorted. */
export function openNeighbours(
  board: StreetBoard,
  circle: CircleId,
  blocked: ReadonlySet<CrossingId>,
): CircleId[] {
  const network = networkOf(board);
  const source = network.indexOfId.get(circle);
  if (source === undefined) return [];
  const seen = new Uint8Array(network.kinds.length);
  for (const crossing of blocked) {
    const index = network.indexOfId.get(crossing);
    if (index !== undefined) seen[index] = 1;
  }
  return openReach(touchOf(board), network.kinds, source, seen).map(
    (index) => network.ids[index] as CircleId,
  );
}

/** The open search itself, on indices. `seen` marks the blocked crossings and is used up. */
function openReach(
  { starts, ends }: Adjacency,
  kinds: Uint8Array,
  source: number,
  seen: Uint8Array,
): number[] {
  const reached: number[] = [];
  const passed = [source];
  seen[source] = 1;
  for (let node = passed.pop(); node !== undefined; node = passed.pop())
    for (let i = starts[node]!; i < starts[node + 1]!; i++) {
      const next = ends[i]!;
      if (seen[next] === 1) continue;
      seen[next] = 1;
      if (kinds[next] === CIRCLE) reached.push(next);
      else passed.push(next);
    }
  return reached.sort((a, b) => a - b);
}
