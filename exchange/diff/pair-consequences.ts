/** The consequences for a relation between pairs. */
import { compareIds } from '../../model/index.js';
import { gainOf, lossOf, type Consequence } from './board-diff.js';
import type { IdMapping } from './id-mapping.js';

type Lists = ReadonlyMap<string, readonly string[]>;

/** The pairs that only one board has; `before` uses the ids of the new board. A pair has no direction. */
export function pairConsequences(
  relation: Consequence['relation'],
  before: Lists,
  after: Lists,
  { back }: Pick<IdMapping, 'back'>,
): Consequence[] {
  return [
    ...pairsOnlyIn(before, after).map((of) => lossOf(relation, { of: inOrder(of.map(back), before) })),
    ...pairsOnlyIn(after, before).map((of) => gainOf(relation, { of })),
  ];
}

/** A search begins with its crossing, any other pair with the smaller id. */
const inOrder = (pair: string[], lists: Lists): string[] =>
  pair.every((id) => lists.has(id)) ? pair.sort(compareIds) : pair;

function pairsOnlyIn(lists: Lists, others: Lists): (readonly [string, string])[] {
  const pairs: (readonly [string, string])[] = [];
  for (const [from, related] of lists) {
    const known = others.get(from) ?? [];
    if (isEqual(related, known)) continue;
    const theirs = new Set(known);
    for (const to of related)
      // A symmetric pair counts once; searches are listed from one end only.
      if (!theirs.has(to) && (!lists.has(to) || compareIds(from, to) < 0)) pairs.push([from, to]);
  }
  return pairs;
}

const isEqual = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, i) => id === other[i]);
