/** Three-way merges of plain data: a value, an object by its properties, an entity that may be missing. */
import { canonicalJson, groupBy, ownProperty } from '../../model/index.js';
import type { BoardPart } from '../diff/board-diff.js';
import type { MergeConflict, MergeLog, Versions } from './merge-result.js';

export type Properties = Readonly<Record<string, unknown>>;

/** Where a value belongs. */
export interface MergePlace {
  readonly part: BoardPart;
  readonly of: string;
  readonly property?: string;
}

const isPlainObject = (value: unknown): value is Properties =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values are equal; undefined is a value of its own. */
export const isSameValue = (a: unknown, b: unknown): boolean =>
  a === b || (a !== undefined && b !== undefined && canonicalJson(a) === canonicalJson(b));

/** The value that only one side changed, or both alike, with nothing decided if they differ. */
export function unchallenged<T>({ base, ours, theirs }: Versions<T>): { readonly value: T } | undefined {
  if (isSameValue(ours, theirs) || isSameValue(base, theirs)) return { value: ours };
  return isSameValue(base, ours) ? { value: theirs } : undefined;
}

export function addConflict(
  log: MergeLog,
  place: MergePlace,
  { base, ours, theirs }: Versions<unknown>,
  kind: MergeConflict['kind'] = kindOfConflict({ base, ours, theirs }),
): void {
  const { part, of, property } = place;
  const values = { base: base ?? null, ours: ours ?? null, theirs: theirs ?? null };
  log.conflicts.push({ kind, part, of, ...(property !== undefined && { property }), ...values });
}

function kindOfConflict({ base, ours, theirs }: Versions<unknown>): MergeConflict['kind'] {
  if (base === undefined) return 'both-added';
  if (ours === undefined) return 'deleted-by-ours';
  return theirs === undefined ? 'deleted-by-theirs' : 'both-changed';
}

/** Lists of texts or of entries without a key, whose order has no meaning. */
const SETS: ReadonlySet<string> = new Set([
  'sections',
  'dearBoss',
  'saucyJacky',
  'fromHell',
  'covers',
  'cordons',
  'traced',
  'reviewed',
  'unreviewed',
  'of',
  'has',
  'hasNot',
  'oneStepOn',
]);

/** A value of both sides; objects are merged by property, lists of equal length by entry, sets by entry. */
export function mergeValue(values: Versions<unknown>, place: MergePlace, log: MergeLog): unknown {
  const decided = unchallenged(values);
  if (decided) return decided.value;
  const { base, ours, theirs } = values;
  if (isPlainObject(ours) && isPlainObject(theirs) && (base === undefined || isPlainObject(base)))
    return mergeProperties({ base: base ?? {}, ours, theirs }, place, log);
  if (Array.isArray(ours) && Array.isArray(theirs) && (base === undefined || Array.isArray(base))) {
    const lists: Versions<readonly unknown[]> = { base: base ?? [], ours, theirs };
    if (SETS.has(place.property?.split('/').at(-1) ?? '')) return mergeSet(lists, place, log);
    const { length } = ours;
    if (theirs.length === length && lists.base.length === length && ours.some(isPlainObject))
      return ours.map((_, i) =>
        mergeValue(
          { base: lists.base[i], ours: lists.ours[i], theirs: lists.theirs[i] },
          { ...place, property: pathTo(place.property, String(i + 1)) },
          log,
        ),
      );
  }
  addConflict(log, place, values);
  return ours;
}

/** An object merged property by property. */
export function mergeProperties(
  { base, ours, theirs }: Versions<Properties>,
  place: MergePlace,
  log: MergeLog,
): Properties {
  const keys = new Set([...Object.keys(ours), ...Object.keys(theirs), ...Object.keys(base)]);
  const entries = [...keys].map((key) => {
    const at = { ...place, property: pathTo(place.property, key) };
    return [
      key,
      mergeValue(
        { base: ownProperty(base, key), ours: ownProperty(ours, key), theirs: ownProperty(theirs, key) },
        at,
        log,
      ),
    ] as const;
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** `extra` holds the unknown properties of a file, which are no level of their own there. */
const pathTo = (path: string | undefined, key: string): string =>
  path === undefined || path === 'extra' ? key : `${path}/${key}`;

/**
 * An entity that sides may have added, changed or deleted. `merge` merges one that exists on both sides; the properties of a
 * missing ancestor are empty.
 */
export function mergeEntity<T extends object>(
  values: Versions<T | undefined>,
  place: MergePlace,
  log: MergeLog,
  merge: (both: Versions<Properties>) => Properties = (both) => mergeProperties(both, place, log),
): T | undefined {
  const decided = unchallenged(values);
  if (decided) return decided.value;
  const { base, ours, theirs } = values;
  if (ours !== undefined && theirs !== undefined)
    return merge({
      base: base ?? {},
      ours: ours as Properties,
      theirs: theirs as Properties,
    }) as T;
  addConflict(log, place, values);
  return ours;
}

/** A set in which each side may have added and removed entries. It is only left empty if a side emptied it. */
export function mergeSet<T>(
  { base, ours, theirs }: Versions<readonly T[]>,
  place: MergePlace,
  log: MergeLog,
): readonly T[] {
  const [olds, mine, other] = [base, ours, theirs].map((list) =>
    groupBy(list, (each) => canonicalJson(each)),
  );
  const entries = new Map([...theirs, ...ours].map((each) => [canonicalJson(each), each]));
  const merged = [...new Set([...ours, ...theirs].map((each) => canonicalJson(each)))].flatMap((key) => {
    const [before, here, there] = [olds!, mine!, other!].map((groups) => groups.get(key)?.length ?? 0);
    const count = here === before ? there! : there === before ? here! : Math.max(here!, there!);
    return Array.from({ length: count }, () => entries.get(key)!);
  });
  if (merged.length > 0 || ours.length === 0 || theirs.length === 0) return merged;
  addConflict(log, place, { base, ours, theirs });
  return ours;
}

/** Merges lists whose entries have a key; of entries with the same key, equal ones belong together, others in order. */
export function mergeKeyedList<T extends object>(
  { base, ours, theirs }: Versions<readonly T[]>,
  keyOf: (entry: T) => string,
  merge: (values: Versions<T | undefined>, key: string) => T | undefined,
): readonly T[] {
  const [olds, mine, other] = [base, ours, theirs].map((list) => groupBy(list, keyOf));
  const keys = new Set([...mine!.keys(), ...other!.keys(), ...olds!.keys()]);
  return [...keys].flatMap((key) =>
    alignEntries({
      base: olds!.get(key) ?? [],
      ours: mine!.get(key) ?? [],
      theirs: other!.get(key) ?? [],
    }).flatMap((each) => merge(each, key) ?? []),
  );
}

/** The entries of three lists that belong together: equal ones first, then in order. */
function alignEntries<T>({ base, ours, theirs }: Versions<readonly T[]>): readonly Versions<T | undefined>[] {
  const [mine, other] = [alignTo(base, ours), alignTo(base, theirs)];
  const [added, alsoAdded] = [
    mine.slice(base.length),
    alignTo(mine.slice(base.length), other.slice(base.length)),
  ];
  return [
    ...base.map((each, i) => ({ base: each, ours: mine[i], theirs: other[i] })),
    ...alsoAdded.map((each, i) => ({ base: undefined, ours: added[i], theirs: each })),
  ];
}

/** The entries of a list at the indices of those they belong to; further ones follow. */
function alignTo<T>(
  olds: readonly (T | undefined)[],
  list: readonly (T | undefined)[],
): readonly (T | undefined)[] {
  const left = [...list];
  const take = (i: number): T | undefined => (i < 0 ? undefined : left.splice(i, 1)[0]);
  const equal = olds.map((old) => take(left.findIndex((each) => isSameValue(each, old))));
  const aligned = equal.map((each) => each ?? (left.length > 0 ? left.shift() : undefined));
  return [...aligned, ...left];
}
