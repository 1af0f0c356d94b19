import type { Adjacency } from '../network/adjacency.js';
import type { Network } from '../network/network.js';
import type { NodeId } from '../board/vocabulary.js';

/** A readable relation: every node it covers, in order, with its related nodes, in order. */
export type Relation<From extends string = string, To extends string = string> = ReadonlyMap<
  From,
  readonly To[]
>;

/** An adjacency with ids instead of indices, for the nodes of one kind. */
export function relationOfAdjacency<From extends NodeId, To extends NodeId>(
  { ids, kinds }: Network,
  { starts, ends }: Adjacency,
  kind: number,
): Relation<From, To> {
  const relation = new Map<From, readonly To[]>();
  for (let node = 0; node < kinds.length; node++)
    if (kinds[node] === kind) {
      const related: To[] = [];
      for (let i = starts[node]!; i < starts[node + 1]!; i++) related.push(ids[ends[i]!] as To);
      relation.set(ids[node] as From, related);
    }
  return relation;
}

/** How many unordered pairs a symmetric relation has. */
export function countPairs(relation: Relation): number {
  let ends = 0;
  for (const related of relation.values()) ends += related.length;
  return ends / 2;
}
