/** An index of the entries of a list by a key, such as lines by their ends. */
import { listDifference } from '../keys/entity-changes.js';

/** As it was made for some list, and what has changed since. */
interface Index<T> {
  readonly base: ReadonlyMap<string, readonly T[]>;
  readonly since: ReadonlyMap<string, readonly T[]>;
  /** The same entry twice is a fault; identity does not tell the two apart, so the index is then rebuilt for every list. */
  readonly hasTwins?: boolean;
}

/** With more changes than this they are taken into the whole: by then that costs less than to carry them on. */
const MOST_SINCE = 128;
/** With more changed entries than this the whole index is rebuilt. */
const MOST_AT_ONCE = 64;
/** Lists that are edited in turns, such as streets and waterlines, are each known again. */
const MOST_RECENT = 12;

/** Creates a function that finds the entries of a list by a key. Its index is updated from that of an earlier, similar list. */
export function createKeyLookup<T>(
  keysOf: (each: T) => readonly string[],
): (list: readonly T[], key: string) => readonly T[] {
  const known = new WeakMap<readonly T[], Index<T>>();
  let recent: readonly (readonly T[])[] = [];
  return (list, key) => {
    let index = known.get(list);
    if (index === undefined) {
      const before = recent.find((each) => each[0] === list[0] || each.at(-1) === list.at(-1));
      index = (before && grown(known.get(before)!, before, list, keysOf)) ?? built(list, keysOf);
      known.set(list, index);
      recent = [list, ...recent.filter((each) => each !== before)].slice(0, MOST_RECENT);
    }
    return index.since.get(key) ?? index.base.get(key) ?? NONE;
  };
}

const NONE: readonly never[] = [];

function built<T>(list: readonly T[], keysOf: (each: T) => readonly string[]): Index<T> {
  const base = new Map<string, T[]>();
  for (const each of list)
    for (const key of keysOf(each)) {
      const there = base.get(key);
      if (there) there.push(each);
      else base.set(key, [each]);
    }
  return { base, since: new Map(), hasTwins: new Set(list).size < list.length };
}

function grown<T>(
  { base, since, hasTwins }: Index<T>,
  before: readonly T[],
  list: readonly T[],
  keysOf: (each: T) => readonly string[],
): Index<T> | undefined {
  const { gone, come } = listDifference(before, list);
  if (hasTwins || gone.size + come.length > MOST_AT_ONCE) return undefined;
  if (come.some((each) => before.includes(each))) return undefined;
  if (since.size > MOST_SINCE)
    return grown({ base: merged(base, since), since: new Map() }, before, list, keysOf);
  const after = new Map<string, readonly T[]>(since);
  const fresh = new Set<string>();
  for (const each of gone)
    for (const key of keysOf(each))
      after.set(
        key,
        (after.get(key) ?? base.get(key) ?? NONE).filter((other) => other !== each),
      );
  for (const each of come)
    for (const key of keysOf(each)) {
      after.set(key, [...(after.get(key) ?? base.get(key) ?? NONE), each]);
      fresh.add(key);
    }
  for (const key of fresh) after.set(key, inOrderOf(list, after.get(key)!));
  return { base, since: after };
}

/** A copy is the browser's own work. To go through the list again is ours, in script that runs too seldom to be compiled. */
function merged<T>(
  base: ReadonlyMap<string, readonly T[]>,
  since: ReadonlyMap<string, readonly T[]>,
): ReadonlyMap<string, readonly T[]> {
  const whole = new Map(base);
  for (const [key, there] of since) {
    if (there.length > 0) whole.set(key, there);
    else whole.delete(key);
  }
  return whole;
}

function inOrderOf<T>(list: readonly T[], some: readonly T[]): readonly T[] {
  if (some.length === 1) return some;
  const places = new Map<T, number>(some.map((each) => [each, list.indexOf(each)]));
  return some.toSorted((a, b) => places.get(a)! - places.get(b)!);
}
