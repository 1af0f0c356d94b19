/** The edits of lists whose entries have no keys, compared as sets. */
import { canonicalJson, groupBy } from '../../model/index.js';
import { additionOf, removalOf, type BoardPart, type Edit } from './board-diff.js';
import { mapTexts } from './id-mapping.js';

/** The edits of a list without ids. Each of `readings` in turn rewrites old entries before they are compared. */
export function unkeyedListEdits<T>(
  part: BoardPart,
  before: readonly T[],
  after: readonly T[],
  nameOf: (entry: T) => string,
  readings: readonly ((entry: T) => unknown)[] = [(entry) => entry],
): Edit[] {
  let olds = before.map((entry) => ({ entry }));
  let news = after.map((entry) => ({ entry }));
  for (const read of readings) {
    const waiting = groupBy(news, ({ entry }) => keyOf(entry));
    const matched = new Set<object>();
    olds = olds.filter(({ entry }) => {
      const same = waiting.get(keyOf(read(entry)))?.shift();
      if (same) matched.add(same);
      return same === undefined;
    });
    news = news.filter((each) => !matched.has(each));
    if (olds.length === 0 && news.length === 0) return [];
  }
  return [
    ...olds.map(({ entry }) => removalOf(part, nameOf(entry), entry)),
    ...news.map(({ entry }) => additionOf(part, nameOf(entry), entry)),
  ];
}

/** Lists of texts inside entries count as sets. */
const keyOf = (value: unknown): string => canonicalJson(mapTexts(value, (text) => text));

/** Entries that were added or removed, or have the same key and other properties. */
export function keyedListEdits<T extends object>(
  part: BoardPart,
  before: readonly T[],
  after: readonly T[],
  keyOf: (entry: T) => string,
): Edit[] {
  const edits = unkeyedListEdits(part, before, after, keyOf);
  const [gone, come] = [
    edits.filter(({ how }) => how === 'removed'),
    edits.filter(({ how }) => how === 'added'),
  ];
  const waiting = groupBy(gone, ({ of }) => of.before!);
  const rest = come.flatMap((edit): Edit[] => {
    const key = edit.of.after!;
    const old = waiting.get(key)?.shift();
    return old ? propertyEdits({ part, of: { before: key, after: key } }, old.before, edit.after) : [edit];
  });
  return [...[...waiting.values()].flat(), ...rest];
}

/** The edits of a part that exists at most once, such as the grid; `compare` compares two of them. */
export function optionalPartEdits<T>(
  part: BoardPart,
  before: T | undefined,
  after: T | undefined,
  compare: (before: T, after: T) => readonly Edit[],
): readonly Edit[] {
  if (before !== undefined && after !== undefined) return compare(before, after);
  if (before !== undefined) return [removalOf(part, part, before)];
  return after === undefined ? [] : [additionOf(part, part, after)];
}

/**
 * The properties that differ, each at the deepest path where both sides have the same shape: `nights/2/women`. Lists of
 * different lengths are compared as a whole.
 */
export function propertyEdits(
  about: Pick<Edit, 'part' | 'of'>,
  before: unknown,
  after: unknown,
  path = '',
): Edit[] {
  if (isPlain(before) && isPlain(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .sort()
      .flatMap((key) => propertyEdits(about, before[key], after[key], path === '' ? key : `${path}/${key}`));
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length && hasObjects(before))
    return before.flatMap((each, i) => propertyEdits(about, each, after[i], `${path}/${i + 1}`));
  if (before === after || canonicalJson(before ?? null) === canonicalJson(after ?? null)) return [];
  const { part, of } = about;
  return [{ part, how: 'changed', of, property: path, before: before ?? null, after: after ?? null }];
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasObjects = (list: readonly unknown[]): boolean => list.some(isPlain);
