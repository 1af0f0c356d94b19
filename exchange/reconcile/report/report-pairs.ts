/** What a disagreement about pairs reports: the pairs in order, and entries that are listed in one direction only. */
import { compareIds, LISTED_RELATIONS, type ListedRelation } from '../../../model/index.js';
import type { Alignment } from '../alignment/alignment.js';
import type { Dispute, Fact, FactTopic } from '../facts/fact.js';
import { oneWayEntriesOf } from '../facts/relation-facts.js';
import { sourceLetter, type Disagreement, type FactSubject } from './reconciliation.js';

export const isListedRelation = (part: FactTopic): part is ListedRelation =>
  LISTED_RELATIONS.some((relation) => relation === part);

export const comparePairs = (a: readonly string[], b: readonly string[]): number =>
  compareIds(a[0] ?? '', b[0] ?? '') || compareIds(a[1] ?? '', b[1] ?? '');

/** The pairs of a disagreement in the ids of the draft, each with its fact. */
export const orderedPairs = (
  { facts }: Dispute,
  nameOf: (fact: Fact) => FactSubject,
): readonly { readonly fact: Fact; readonly of: readonly string[] }[] =>
  facts.map((fact) => ({ fact, of: nameOf(fact).of })).sort((a, b) => comparePairs(a.of, b.of));

/** The entries of the disputed pairs that a source lists in one direction only. */
export function reportOneWay(
  alignment: Alignment,
  { part, facts }: Dispute,
  nameOf: (entry: number) => string,
): Pick<Disagreement, 'oneWay'> {
  const relation = part === 'street' ? 'streets' : part;
  if (relation !== 'streets' && !isListedRelation(relation)) return {};
  const oneWay = facts.flatMap(({ entries }) =>
    oneWayEntriesOf(alignment, relation, entries).map(({ source, at, lists }) => ({
      source: sourceLetter(source),
      at: nameOf(at),
      lists: nameOf(lists),
    })),
  );
  const sorted = oneWay.sort((a, b) => comparePairs([a.at, a.lists], [b.at, b.lists]));
  return sorted.length === 0 ? {} : { oneWay: sorted };
}
