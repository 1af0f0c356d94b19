/** The listed relations that a draft keeps, because none of its streets and blocks gives them. */
import {
  compareIds,
  derivedRelation,
  type ListedRelation,
  type NodeId,
  type StatedRelation,
  type StreetBoard,
} from '../../../model/index.js';
import type { Fact, FactValues } from '../facts/fact.js';

/** The accepted pairs, for every node that a source lists. */
export function draftStatedRelations(
  board: StreetBoard,
  relations: readonly ListedRelation[],
  facts: readonly Fact[],
  values: FactValues,
  nameOf: (entry: number) => NodeId,
): readonly StatedRelation[] {
  return relations.flatMap((relation): StatedRelation[] => {
    if (derivedRelation(board, relation) !== undefined) return [];
    const lists = new Map<NodeId, NodeId[]>();
    for (const { part, entries, key } of facts) {
      if (part !== relation) continue;
      const [a, b] = entries.map(nameOf) as [NodeId, NodeId];
      for (const [one, other] of [[a, b], [b, a]] as const) lists.set(one, [...(lists.get(one) ?? []), ...(values.get(key) === true ? [other] : [])]); // prettier-ignore
    }
    return [{ relation, lists: Object.fromEntries([...lists].sort(([a], [b]) => compareIds(a, b)).map(([id, others]) => [id, others.sort(compareIds)])) }]; // prettier-ignore
  });
}
