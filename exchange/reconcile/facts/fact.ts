/** A fact about the board, the readings of the sources, and which reading is accepted. */
import { canonicalJson, groupBy, type ListedRelation } from '../../../model/index.js';
import type { BoardPart } from '../../diff/board-diff.js';

/** What a fact is about: a part of a board, or a relation that a source lists, or which nodes touch if only that can be compared. */
export type FactTopic = BoardPart | 'touch' | ListedRelation;

/** A value of a fact, and the sources that have it. */
export interface Reading {
  readonly value: unknown;
  readonly sources: readonly number[];
}

export interface Fact {
  /** Unique among all facts. */
  readonly key: string;
  readonly part: FactTopic;
  /** The merged nodes that it is about. */
  readonly entries: readonly number[];
  readonly property?: string;
  /** In the order of the first source that has each; sources without knowledge are in none. */
  readonly readings: readonly Reading[];
}

/** Builds a fact from the votes of the sources; equal values are one reading. */
export function buildFact(head: Omit<Fact, 'readings'>, votes: Iterable<readonly [number, unknown]>): Fact {
  const sorted = [...votes].sort(([a], [b]) => a - b);
  const readings = Array.from(groupBy(sorted, ([, value]) => keyOf(value)).values(), (equal) => ({
    value: equal[0]![1],
    sources: equal.map(([source]) => source),
  }));
  return { ...head, readings };
}

/** Most values are primitive and are their own keys. */
const keyOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? canonicalJson(value) : value;

export const isDisputed = ({ readings }: Fact): boolean => readings.length > 1;

/** Readings with the most votes first; of equals the one of the earlier source. */
export const rankReadings = (readings: readonly Reading[]): readonly Reading[] =>
  readings.length < 2
    ? readings
    : readings.toSorted((a, b) => b.sources.length - a.sources.length || a.sources[0]! - b.sources[0]!);

/** Whether the first two readings have the same number of votes. */
export function isTie(readings: readonly Reading[]): boolean {
  const [first, second] = rankReadings(readings);
  return second?.sources.length === first?.sources.length;
}

/** The sources whose reading has fewer votes than another. */
export function outvotedSources(readings: readonly Reading[]): readonly number[] {
  const most = readings.reduce((best, { sources }) => Math.max(best, sources.length), 0);
  return readings.flatMap(({ sources }) => (sources.length < most ? sources : []));
}

/** Values of facts by key. */
export type ValuesByFactKey = ReadonlyMap<string, unknown>;
/** The same where values are only looked up. */
export type FactValues = Pick<ValuesByFactKey, 'get'>;

export const acceptedValues = (facts: readonly Fact[]): ValuesByFactKey =>
  new Map(
    facts.flatMap(({ key, readings }) =>
      readings.length === 0 ? [] : [[key, rankReadings(readings)[0]!.value]],
    ),
  );

/** The reading that a source has of a fact; undefined if it has none. */
export const readingOfSource = ({ readings }: Fact, source: number): Reading | undefined =>
  readings.find(({ sources }) => sources.includes(source));

/** A key of how a fact groups the sources: equal for facts on which the same sources agree. */
export const voteSplitKey = ({ readings }: Fact): string =>
  readings
    .map(({ sources }) => sources.join(' '))
    .sort()
    .join(';');

/** Groups facts with the same split that share a key, directly or through others. */
export function groupFactsBySplit(
  facts: readonly Fact[],
  sharedBy: (fact: Fact) => readonly unknown[],
): Fact[][] {
  const found: { keys: Set<string>; facts: Fact[] }[] = [];
  for (const fact of facts) {
    const keys = sharedBy(fact).map((each) => `${voteSplitKey(fact)} ${String(each)}`);
    const met = found.filter((group) => keys.some((key) => group.keys.has(key)));
    const group = { keys: new Set([...keys, ...met.flatMap((each) => [...each.keys])]), facts: [...met.flatMap((each) => each.facts), fact] }; // prettier-ignore
    for (const each of met) found.splice(found.indexOf(each), 1);
    found.push(group);
  }
  return found.map((group) => group.facts);
}

/** The readings of facts with the same split as one list; each reading has the values of all facts. */
export function joinReadings(facts: readonly Fact[]): readonly Reading[] {
  const [first] = facts;
  if (facts.length === 1) return first!.readings;
  const sources = first!.readings.flatMap((reading) => reading.sources);
  return buildFact(
    { key: '', part: first!.part, entries: [] },
    sources.map((source) => [source, facts.map((fact) => readingOfSource(fact, source)!.value)]),
  ).readings;
}

/** One disagreement between sources. */
export interface Dispute {
  readonly part: FactTopic;
  readonly property?: string;
  readonly entries: readonly number[];
  /** The accepted one first. */
  readonly readings: readonly Reading[];
  /** The disputed facts. */
  readonly facts: readonly Fact[];
  /** Facts that differ only because of it. */
  readonly follows: readonly Fact[];
}
