/** One thing that digitisations say, who says what, and what stands. */
import { canonicalJson } from '../../model/file/canonical-json.js';
import type { Part } from '../diff/diff.js';

/** What a fact is about: a part of a board, or who touches whom or reaches whom, where only that can be compared. */
export type FactPart = Part | 'touch' | 'jack';

/** A value and the views that have it. */
export interface Reading {
  readonly value: unknown;
  readonly views: readonly number[];
}

export interface Fact {
  /** Of all facts only this one has it. */
  readonly key: string;
  readonly part: FactPart;
  /** The entries of the atlas that it is about. */
  readonly entries: readonly number[];
  readonly property?: string;
  /** In the order of the first view that has each; views that cannot know are in none. */
  readonly readings: readonly Reading[];
}

/** A fact from the votes of the views; equal values are one reading. */
export function factOf(head: Omit<Fact, 'readings'>, votes: Iterable<readonly [number, unknown]>): Fact {
  const readings = new Map<unknown, { value: unknown; views: number[] }>();
  for (const [view, value] of [...votes].sort(([a], [b]) => a - b)) {
    const key = keyOf(value);
    const known = readings.get(key);
    if (known) known.views.push(view);
    else readings.set(key, { value, views: [view] });
  }
  return { ...head, readings: [...readings.values()] };
}

/** Most values are plain and tell themselves apart. */
const keyOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? canonicalJson(value) : value;

export const isDisputed = ({ readings }: Fact): boolean => readings.length > 1;

/** The readings with the most votes first; of equals the one of the earlier source. */
export const ranked = (readings: readonly Reading[]): readonly Reading[] =>
  readings.length < 2
    ? readings
    : readings.toSorted((a, b) => b.views.length - a.views.length || a.views[0]! - b.views[0]!);

/** Whether the first two readings have as many votes. */
export function isTie(readings: readonly Reading[]): boolean {
  const [first, second] = ranked(readings);
  return second?.views.length === first?.views.length;
}

/** The views whose reading has fewer votes than another. */
export function outvotedIn(readings: readonly Reading[]): readonly number[] {
  const most = readings.reduce((best, { views }) => Math.max(best, views.length), 0);
  return readings.flatMap(({ views }) => (views.length < most ? views : []));
}

/** Values of facts by key. */
export type Values = ReadonlyMap<string, unknown>;

export const standingValues = (facts: readonly Fact[]): Values =>
  new Map(
    facts.flatMap(({ key, readings }) => (readings.length === 0 ? [] : [[key, ranked(readings)[0]!.value]])),
  );

/** What a view says about a fact; undefined if nothing. */
export const saidBy = ({ readings }: Fact, view: number): Reading | undefined =>
  readings.find(({ views }) => views.includes(view));
