/** One thing that relations say, as a sentence in the game's words, and where they say it. */
export interface Fact {
  readonly says: string;
  readonly pointer: string;
}

/** What an id is called in the game: `c65` is "circle 65". */
export function nameOfId(id: string): string {
  if (id.startsWith('c')) return `circle ${id.slice(1)}`;
  if (id.startsWith('x')) return `crossing ${id}`;
  if (id.startsWith('t')) return `junction ${id}`;
  return id.startsWith('b') ? `block ${id}` : `hex ${id}`;
}

type Sentence = (a: string, b: string) => string;

/** The facts of a list of pairs. */
export function* factsOfPairs(
  list: string,
  pairs: readonly (readonly [string, string])[],
  says: Sentence,
): Generator<Fact> {
  for (const [i, [a, b]] of pairs.entries())
    yield { says: says(nameOfId(a), nameOfId(b)), pointer: `/${list}/${i}` };
}

/** The facts of lists by id. */
export function* factsOfLists(
  name: string,
  lists: Readonly<Record<string, readonly string[]>>,
  says: Sentence,
): Generator<Fact> {
  for (const [from, related] of Object.entries(lists)) {
    for (const [i, to] of related.entries())
      yield { says: says(nameOfId(from), nameOfId(to)), pointer: `/${name}/${from}/${i}` };
    yield entryOf(name, from);
  }
}

/** That a relation has an entry for an id at all; the entry may be empty. */
export const entryOf = (name: string, id: string): Fact => ({
  says: `"${name}" has an entry for ${nameOfId(id)}`,
  pointer: `/${name}/${id}`,
});
