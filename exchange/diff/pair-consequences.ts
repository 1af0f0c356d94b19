/** Relations between two things, compared pair by pair. */
import { compareIds } from '../../model/board.js';
import type { Names } from './common-ids.js';
import type { Consequence } from './diff.js';

type Lists = ReadonlyMap<string, readonly string[]>;

/** The pairs that one board has and the other has not; those before are in the names of those after. A pair has no direction. */
export function pairConsequences(
  relation: Consequence['relation'],
  before: Lists,
  after: Lists,
  { back }: Pick<Names, 'back'>,
): Consequence[] {
  return [
    ...pairsOnlyIn(before, after).map((of): Consequence => {
      return { relation, how: 'lost', before: { of: inOrder(of.map(back), before) } };
    }),
    ...pairsOnlyIn(after, before).map((of): Consequence => ({ relation, how: 'gained', after: { of } })),
  ];
}

/** A search is told from its crossing; other pairs from the smaller. */
const inOrder = (pair: string[], lists: Lists): string[] =>
  pair.every((id) => lists.has(id)) ? pair.sort(compareIds) : pair;

function pairsOnlyIn(lists: Lists, others: Lists): (readonly [string, string])[] {
  const pairs: (readonly [string, string])[] = [];
  for (const [from, related] of lists) {
    const known = others.get(from) ?? [];
    if (isEqual(related, known)) continue;
    const theirs = new Set(known);
    for (const to of related)
      // Of a pair that is listed from both ends, once; searches are listed from one.
      if (!theirs.has(to) && (!lists.has(to) || compareIds(from, to) < 0)) pairs.push([from, to]);
  }
  return pairs;
}

const isEqual = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, i) => id === other[i]);
