/** Which nodes of a source touch: by its streets, or without streets by the searches, police steps or moves that it lists. */
import {
  statedRelations,
  touchAdjacency,
  type NodeId,
  type NodePair,
  type StreetBoard,
} from '../../../model/index.js';
import { adjacencyOfLists, networkOf, type Adjacency } from '../../../model/network/index.js';

export function touchingNodes(board: StreetBoard): Adjacency {
  const stated = statedRelations(board);
  // Without crossings the neighbours of a circle are those that Jack reaches.
  const listed = stated.get(board.crossings.length > 0 ? 'search' : 'jack');
  if (board.streets.length > 0 || listed === undefined) return touchAdjacency(board);
  const { ids, indexOfId } = networkOf(board);
  const around = new Map<NodeId, Set<NodeId>>(ids.map((id) => [id, new Set<NodeId>()]));
  const join = ([a, b]: NodePair): void => {
    around.get(a)?.add(b);
    around.get(b)?.add(a);
  };
  for (const pair of listed.pairs.values()) join(pair);
  const steps = [...(stated.get('police')?.pairs.values() ?? [])];
  // A police step past a circle joins two crossings that search it; other steps are between crossings that touch.
  const direct = steps.filter(([a, b]) => ![...(around.get(a) ?? [])].some((id) => around.get(b)?.has(id)));
  for (const pair of direct) join(pair);
  return adjacencyOfLists(
    ids.map((id) =>
      [...around.get(id)!]
        .map((other) => indexOfId.get(other) ?? -1)
        .filter((node) => node >= 0)
        .sort((a, b) => a - b),
    ),
  );
}
