/** The listed relations that accepted facts give, kept as counts so that another reading of a few facts is computed locally. */
import { addToGroup, type ListedRelation } from '../../../model/index.js';
import type { AlignedBlock } from './block-facts.js';
import type { Fact, FactValues } from './fact.js';
import { entryPair, relationFactKey } from './relation-facts.js';

export interface RelationsOfFacts {
  /** Whether the pair of the fact with this key holds. */
  readonly holds: (key: string) => boolean;
  /** The keys of the pairs that hold with the accepted or with the other values, but not with both. `facts` are those whose values differ. */
  readonly changes: (facts: readonly Fact[], other: FactValues) => readonly string[];
}

/** Merged nodes by kind, facts and blocks: what the relations depend on. */
export interface RelationInput {
  readonly kinds: readonly number[];
  readonly kindNames: readonly string[];
  readonly facts: readonly Fact[];
  readonly blocks: readonly AlignedBlock[];
}

/** How often each pair holds, by the key of its fact: two circles may be joined by several parts of the board. */
type PairCounts = Map<string, number>;

export function createRelationsOfFacts(
  input: RelationInput,
  relations: readonly ListedRelation[],
  accepted: FactValues,
): RelationsOfFacts {
  const streets = new Map<number, StreetEnd[]>();
  for (const { part, key, entries } of relations.some(isByStreets) ? input.facts : []) {
    if (part !== 'street') continue;
    const [a, b] = entries as [number, number];
    addToGroup(streets, a, { key, other: b });
    addToGroup(streets, b, { key, other: a });
  }
  const all = input.kinds.map((_, entry) => entry);
  const count = (values: FactValues, entries: readonly number[], blocks: readonly number[]): PairCounts => {
    const counts: PairCounts = new Map();
    for (const relation of relations)
      if (isByStreets(relation)) countStreetPairs(counts, relation, input, streets, values, entries);
      else countBlockPairs(counts, relation, input, values, blocks);
    return counts;
  };
  const total = count(accepted, all, [...input.blocks.keys()]);
  return {
    holds: (key) => total.has(key),
    changes: (facts, other) => {
      const ends = facts.flatMap(({ part, entries }) => (part === 'block' ? [] : entries));
      // The parts of the board beside a node that is missing belong to it too.
      const near = new Set(
        ends.flatMap((entry) => [entry, ...(streets.get(entry) ?? []).map((each) => each.other)]),
      );
      const blocks = blocksOf(input, facts, new Set(ends));
      const [before, after] = [accepted, other].map((values) => count(values, [...near], blocks)) as [
        PairCounts,
        PairCounts,
      ];
      return [...new Set([...before.keys(), ...after.keys()])].filter((key) => {
        const then = (total.get(key) ?? 0) - (before.get(key) ?? 0) + (after.get(key) ?? 0);
        return total.has(key) !== then > 0;
      });
    },
  };
}

const isByStreets = (relation: ListedRelation): boolean => relation !== 'alley' && relation !== 'boat';

interface StreetEnd {
  readonly key: string;
  readonly other: number;
}

/** The kinds of nodes that a relation joins; it passes nodes of other kinds. */
const ENDS: Readonly<Record<string, ReadonlySet<string>>> = {
  jack: new Set(['circle']),
  police: new Set(['crossing']),
  search: new Set(['circle', 'crossing']),
};

/** Counts the pairs joined directly or through a connected part of passed nodes, as far as these are at or beside the entries. */
function countStreetPairs(
  counts: PairCounts,
  relation: ListedRelation,
  { kinds, kindNames }: RelationInput,
  streets: ReadonlyMap<number, readonly StreetEnd[]>,
  values: FactValues,
  entries: readonly number[],
): void {
  const kindOf = (entry: number): unknown => values.get(`kind ${entry}`) ?? kindNames[kinds[entry]!];
  const isThere = (entry: number): boolean => values.get(`node ${entry}`) === true;
  const isEnd = (entry: number): boolean => ENDS[relation]!.has(kindOf(entry) as string);
  const add = (a: number, b: number): void => {
    if (a === b || (relation === 'search' && kindOf(a) === kindOf(b))) return;
    const key = relationFactKey(relation, entryPair(a, b));
    counts.set(key, (counts.get(key) ?? 0) + 1);
  };
  const beside = (entry: number): readonly StreetEnd[] =>
    (streets.get(entry) ?? []).filter(({ key, other }) => values.get(key) === true && isThere(other));
  const passed = new Set<number>();
  const direct = new Set<string>();
  for (const start of entries) {
    if (!isThere(start)) continue;
    if (isEnd(start)) {
      for (const { key, other } of beside(start))
        if (isEnd(other) && !direct.has(key)) {
          direct.add(key);
          add(start, other);
        }
      continue;
    }
    if (passed.has(start)) continue;
    const ends = new Set<number>();
    const open = [start];
    passed.add(start);
    for (let entry = open.pop(); entry !== undefined; entry = open.pop())
      for (const { other } of beside(entry))
        if (isEnd(other)) ends.add(other);
        else if (!passed.has(other)) {
          passed.add(other);
          open.push(other);
        }
    addPairs([...ends], add);
  }
}

/** Counts the pairs of circles on some blocks. */
function countBlockPairs(
  counts: PairCounts,
  relation: ListedRelation,
  { kinds, kindNames, blocks }: RelationInput,
  values: FactValues,
  included: readonly number[],
): void {
  const isCircle = (entry: number): boolean =>
    (values.get(`kind ${entry}`) ?? kindNames[kinds[entry]!]) === 'circle' &&
    values.get(`node ${entry}`) === true;
  const isIncluded = (entry: number): boolean =>
    isCircle(entry) && (relation === 'alley' || values.get(`colour ${entry}`) === 'blue');
  for (const i of included) {
    if (values.get(`block ${i}`) !== true) continue;
    const { bySource } = blocks[i]!;
    const drawn = bySource.get(values.get(`block-walk ${i}`) as number) ?? bySource.values().next().value!;
    if (values.get(`block-kind ${i}`) !== (relation === 'alley' ? 'houses' : 'water')) continue;
    addPairs([...new Set(drawn.walks.flat())].filter(isIncluded), (a, b) => {
      const key = relationFactKey(relation, entryPair(a, b));
      counts.set(key, (counts.get(key) ?? 0) + 1);
    });
  }
}

function addPairs(ends: readonly number[], add: (a: number, b: number) => void): void {
  for (const [i, one] of ends.entries()) for (const other of ends.slice(i + 1)) add(one, other);
}

/** The blocks that some facts are about, and those with one of these nodes. */
function blocksOf(
  { blocks }: RelationInput,
  facts: readonly Fact[],
  entries: ReadonlySet<number>,
): readonly number[] {
  const named = new Set(
    facts.flatMap(({ part, key }) => (part === 'block' ? [Number(key.split(' ')[1])] : [])),
  );
  return [...blocks.keys()].filter(
    (i) =>
      named.has(i) ||
      [...blocks[i]!.bySource.values()].some(({ walks }) => walks.flat().some((entry) => entries.has(entry))),
  );
}
