import { describeId } from '../../model/index.js';

/** One fact of a relation as a sentence, with its position in the file. */
export interface RelationFact {
  readonly says: string;
  readonly pointer: string;
}

type Sentence = (a: string, b: string) => string;

/** The facts of a list of pairs. */
export function* factsOfPairs(
  list: string,
  pairs: readonly (readonly [string, string])[],
  says: Sentence,
): Generator<RelationFact> {
  for (const [i, [a, b]] of pairs.entries())
    yield { says: says(describeId(a), describeId(b)), pointer: `/${list}/${i}` };
}

/** The facts of lists by id. */
export function* factsOfLists(
  name: string,
  lists: Readonly<Record<string, readonly string[]>>,
  says: Sentence,
): Generator<RelationFact> {
  for (const [from, related] of Object.entries(lists)) {
    for (const [i, to] of related.entries())
      yield { says: says(describeId(from), describeId(to)), pointer: `/${name}/${from}/${i}` };
    yield entryFact(name, from);
  }
}

/** The fact that a relation has an entry for an id; the entry may be empty. */
export const entryFact = (name: string, id: string): RelationFact => ({
  says: `"${name}" has an entry for ${describeId(id)}`,
  pointer: `/${name}/${id}`,
});
