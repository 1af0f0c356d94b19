/** Reference relations of a street board, without searching: merges passable nodes into clusters, then joins the nodes that touch one. */
import type { NodeId, StreetBoard } from '../../model/index.js';
import { isCircle, isCrossing, isJunction } from './small-street-boards.js';

/** Two node ids in lexical order. */
export type NodePairText = string;

export const formatPair = (a: NodeId, b: NodeId): NodePairText => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** Circles that Jack can walk between while only these crossings are free (DEF-02, DEF-04). */
export const referenceJackPairs = (
  board: StreetBoard,
  isFree = (_crossing: NodeId): boolean => true,
): Set<NodePairText> => pairsByCluster(board, isCircle, (id) => isCircle(id) || isJunction(id) || isFree(id));

/** Crossings one police step apart (DEF-05). */
export const referencePolicePairs = (board: StreetBoard): Set<NodePairText> =>
  pairsByCluster(board, isCrossing);

/** Circles and the crossings they are searched from (DEF-07). */
export const referenceSearchPairs = (board: StreetBoard): Set<NodePairText> =>
  new Set(
    [...pairsByCluster(board, (id) => !isJunction(id))].filter(
      (pair) => pair.startsWith('c') && pair.includes('x'),
    ),
  );

/** Jack's pairs with more than one minimal route (DEF-03): the crossings that bar the pair alone do not make a route. */
export function pairsWithSeveralRoutes(board: StreetBoard): NodePairText[] {
  const all = referenceJackPairs(board);
  const barring = new Map([...all].map((pair) => [pair, new Set<NodeId>()]));
  for (const { id } of board.crossings) {
    const left = referenceJackPairs(board, (crossing) => crossing !== id);
    for (const pair of all) if (!left.has(pair)) barring.get(pair)!.add(id);
  }
  return [...all].filter(
    (pair) => !referenceJackPairs(board, (crossing) => barring.get(pair)!.has(crossing)).has(pair),
  );
}

/** Pairs of kept nodes that share a street or touch the same cluster of other nodes. */
function pairsByCluster(
  board: StreetBoard,
  isKept: (id: NodeId) => boolean,
  isThere = (_id: NodeId): boolean => true,
): Set<NodePairText> {
  const lines = board.streets.map(({ between }) => between).filter(([a, b]) => isThere(a) && isThere(b));
  const above = new Map<NodeId, NodeId>();
  const clusterOf = (id: NodeId): NodeId => {
    const next = above.get(id);
    return next === undefined ? id : clusterOf(next);
  };
  for (const [a, b] of lines) {
    const [one, other] = [clusterOf(a), clusterOf(b)];
    if (!isKept(a) && !isKept(b) && one !== other) above.set(one, other);
  }
  const around = new Map<NodeId, Set<NodeId>>();
  const pairs = new Set<NodePairText>();
  for (const line of lines) {
    const kept = line.filter((id) => isKept(id));
    if (kept.length === 2 && line[0] !== line[1]) pairs.add(formatPair(line[0], line[1]));
    if (kept.length !== 1) continue;
    const cluster = clusterOf(line.find((id) => !isKept(id))!);
    around.set(cluster, (around.get(cluster) ?? new Set()).add(kept[0]!));
  }
  for (const nodes of around.values())
    for (const a of nodes) for (const b of nodes) if (a < b) pairs.add(formatPair(a, b));
  return pairs;
}
