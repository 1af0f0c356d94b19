/** What the sources of a board list, compared with what follows from its streets and blocks. */
import {
  compareIds,
  derivedRelation,
  searchersRelation,
  type CircleId,
  type NodeId,
  type StatedRelation,
  type StreetBoard,
} from '../../../model/index.js';
import { streetGraph } from '../../../model/graph/index.js';

/** How the list of one node differs. The lists are in order of id. */
export interface StatedDifference {
  readonly node: string;
  /** Listed, and not derived. */
  readonly surplus: readonly string[];
  /** Derived, and not listed. */
  readonly missing: readonly string[];
  /** These list the node, whose own list does not have them. */
  readonly listedBy: readonly string[];
}

/** The differences of a relation, by node; nothing is derived where the board has no streets, or no blocks of the kind. */
export function statedDifferences(board: StreetBoard, stated: StatedRelation): readonly StatedDifference[] {
  const derived = derivedNodes(board, stated.relation);
  const lists = new Map(Object.entries(stated.lists).map(([node, list]) => [node, new Set<string>(list)]));
  const listedBy = new Map([...lists.keys()].map((node) => [node, [] as string[]]));
  for (const [node, list] of lists)
    for (const other of list)
      if (other !== node && lists.get(other)?.has(node) === false) listedBy.get(other)!.push(node);
  const isOneWay = (from: string, to: string): boolean => listedBy.get(to)?.includes(from) === true;
  const ids = [...lists.keys()].sort(compareIds);
  return ids.flatMap((node) => {
    const list = lists.get(node)!;
    const known = derived?.(node);
    // What only one of two lists has is reported once, at the other one.
    const surplus = known ? [...list].filter((other) => !known.has(other) && !isOneWay(node, other)) : [];
    const missing = known ? [...known].filter((other) => !list.has(other) && !isOneWay(other, node)) : [];
    const difference = {
      node,
      surplus: surplus.sort(compareIds),
      missing: missing.sort(compareIds),
      listedBy: listedBy.get(node)!.sort(compareIds),
    };
    return surplus.length + missing.length + difference.listedBy.length > 0 ? [difference] : [];
  });
}

type Derived = (node: string) => ReadonlySet<string>;

/** The nodes related to a node; undefined if the board has nothing that the relation follows from. */
function derivedNodes(board: StreetBoard, relation: StatedRelation['relation']): Derived | undefined {
  if (relation === 'streets') return board.streets.length === 0 ? undefined : nodesByStreet(board);
  const derived = derivedRelation(board, relation);
  if (derived === undefined) return undefined;
  // A list of searches may belong to the crossing or to the circle.
  const searchers = relation === 'search' ? searchersRelation(board) : undefined;
  return (node) =>
    new Set([...(derived.get(node as NodeId) ?? []), ...(searchers?.get(node as CircleId) ?? [])]);
}

function nodesByStreet(board: StreetBoard): Derived {
  const graph = streetGraph(board);
  const isStreet = (node: string, other: string): boolean =>
    graph.edges(node, other).some((line) => graph.getEdgeAttribute(line, 'kind') === 'street');
  return (node) =>
    new Set(graph.hasNode(node) ? graph.neighbors(node).filter((other) => isStreet(node, other)) : []);
}
