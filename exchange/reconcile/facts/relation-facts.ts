/** Facts about pairs that sources list: Jack's moves, police steps, searches, alleys and boats. */
import {
  derivedRelation,
  isWholeList,
  LISTED_RELATIONS,
  pairsOfRelation,
  type ListedRelation,
  type NodePair,
  type StatedPairs,
  type StatedRelation,
  type StreetBoard,
} from '../../../model/index.js';
import { mergedNodeOfId, type Alignment } from '../alignment/alignment.js';
import type { IndexedSource } from '../alignment/indexed-source.js';
import { buildFact, type Fact } from './fact.js';

/** Pairs of merged nodes as texts, `3 17`, with the smaller one first. */
type EntryPairs = ReadonlySet<string>;

/** What one source has of a relation. */
interface RelationInSource {
  readonly source: IndexedSource;
  readonly pairs: EntryPairs;
  /** Pairs that are in the list of one node and not in that of the other. */
  readonly oneWay: EntryPairs;
  /** Whether the source has all pairs of a node; undefined for a source that does not list the relation. */
  readonly lists?: (entry: number) => boolean;
}

export const entryPair = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);

/** The key of the fact about a pair. */
export const relationFactKey = (relation: ListedRelation, pair: string): string => `${relation} ${pair}`;

/** The pairs of a relation that the streets and blocks of a board give; undefined if it has none. */
export function derivedPairs(
  board: StreetBoard,
  relation: ListedRelation,
  entryOf: (id: string) => number,
): EntryPairs | undefined {
  const derived = derivedRelation(board, relation);
  return derived && entryPairs(pairsOfRelation(derived).values(), entryOf);
}

function entryPairs(pairs: Iterable<NodePair>, entryOf: (id: string) => number): EntryPairs {
  const found = new Set<string>();
  for (const [a, b] of pairs) {
    const [one, other] = [entryOf(a), entryOf(b)];
    if (one >= 0 && other >= 0) found.add(entryPair(one, other));
  }
  return found;
}

/** The relations that any source lists. A source without crossings lists the moves of Jack, as streets between circles. */
export const listedRelations = ({ sources }: Alignment): readonly ListedRelation[] =>
  LISTED_RELATIONS.filter((relation) => sources.some((source) => isListing(source, relation)));

export const isListing = (source: IndexedSource, relation: ListedRelation): boolean =>
  source.states.has(relation) || (relation === 'jack' && hasMovesAsStreets(source));

const hasMovesAsStreets = ({ knows }: IndexedSource): boolean =>
  !knows.has('crossings') && knows.has('streets');

/** The facts about all pairs on which a source that lists the relation has a vote. */
export const relationFacts = (alignment: Alignment): readonly Fact[] =>
  listedRelations(alignment).flatMap((relation) => factsOfRelation(alignment, relation));

function factsOfRelation(alignment: Alignment, relation: ListedRelation): Fact[] {
  const having = relationInSources(alignment, relation);
  const pairs = new Set(having.flatMap((each) => [...each.pairs]));
  return [...pairs].flatMap((pair): Fact[] => {
    const [a, b] = pair.split(' ').map(Number) as [number, number];
    const knowing = having.filter(({ source: { index, canTellCircles }, lists }) => {
      const nodes = alignment.nodeOf[index]!;
      // A circle without alleys need not be mentioned in a list of the whole board.
      const isUnmentioned = (entry: number): boolean => !canTellCircles && lists?.(entry) === true;
      const has = (entry: number): boolean => nodes[entry]! >= 0 || isUnmentioned(entry);
      return has(a) && has(b) && (lists === undefined || lists(a) || lists(b));
    });
    if (!knowing.some(({ lists }) => lists !== undefined)) return [];
    // An entry in one direction contradicts itself, so its source votes for both readings.
    const votes = knowing.flatMap((each): (readonly [number, boolean])[] => {
      // Beyond the rim of a part of the board there may be a way.
      const isOpen = each.source.partOf !== undefined && each.source.states.get(relation) === undefined;
      if (isOpen && !each.pairs.has(pair)) return [];
      const vote = [each.source.index, each.pairs.has(pair)] as const;
      return each.oneWay.has(pair) ? [vote, [each.source.index, false]] : [vote];
    });
    return [buildFact({ key: relationFactKey(relation, pair), part: relation, entries: [a, b] }, votes)];
  });
}

/** A source that lists a relation and also has streets or blocks is compared by what it lists. */
function relationInSources(alignment: Alignment, relation: ListedRelation): readonly RelationInSource[] {
  const entryOf =
    ({ index }: IndexedSource) =>
    (id: string): number =>
      mergedNodeOfId(alignment, index, id);
  const derived = alignment.sources.map((source) =>
    source.states.has(relation) ? undefined : derivedPairs(source.board, relation, entryOf(source)),
  );
  const stated = alignment.sources.map((source) => {
    const own = source.states.get(relation);
    return own && { own, pairs: entryPairs(own.pairs.values(), entryOf(source)) };
  });
  const nodes = alignment.sources.map(({ index }) => nodesOfPairs(derived[index] ?? stated[index]?.pairs ?? NO_PAIRS)); // prettier-ignore
  return alignment.sources.flatMap((source): RelationInSource[] => {
    const { index } = source;
    const given = derived[index];
    if (given !== undefined) return [{ source, pairs: given, oneWay: NO_PAIRS, ...(isListing(source, relation) && { lists: () => true }) }]; // prettier-ignore
    const list = stated[index];
    if (list === undefined) return [];
    const elsewhere = new Set(nodes.flatMap((own, other) => (other === index ? [] : own)));
    return [{ source, pairs: list.pairs, ...coverage(list.own, entryOf(source), elsewhere) }];
  });
}

const nodesOfPairs = (pairs: EntryPairs): readonly number[] => [
  ...new Set([...pairs].flatMap((pair) => pair.split(' ').map(Number))),
];

const NO_PAIRS: EntryPairs = new Set();

function coverage(
  { nodes, oneWay }: StatedPairs,
  entryOf: (id: string) => number,
  elsewhere: ReadonlySet<number>,
): Pick<RelationInSource, 'oneWay' | 'lists'> {
  const listed = new Set([...nodes].map(entryOf));
  const isWhole = isWholeList(listed, elsewhere);
  return {
    oneWay: entryPairs(
      oneWay.map(({ at, lists }) => [at, lists] as const),
      entryOf,
    ),
    lists: (entry) => isWhole || listed.has(entry),
  };
}

/** One-way entries of a source on a pair of merged nodes: at which node the other one is listed. */
export function oneWayEntriesOf(
  alignment: Alignment,
  relation: StatedRelation['relation'],
  [a, b]: readonly number[],
): readonly { readonly source: number; readonly at: number; readonly lists: number }[] {
  return alignment.sources.flatMap(({ index, states }) =>
    (states.get(relation)?.oneWay ?? []).flatMap(({ at, lists }) => {
      const [one, other] = [mergedNodeOfId(alignment, index, at), mergedNodeOfId(alignment, index, lists)];
      return entryPair(one, other) === entryPair(a!, b!) ? [{ source: index, at: one, lists: other }] : [];
    }),
  );
}
