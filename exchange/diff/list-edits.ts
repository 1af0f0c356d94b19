/** Lists without ids of their own, compared as sets: what was added, what was removed. */
import { canonicalJson } from '../../model/file/canonical-json.js';
import type { Edit, Part } from './diff.js';

/**
 * The edits of a list whose entries are the same if they say the same. Each of `readings` is a way to read an entry of the
 * board before; what is the same by an earlier one counts first.
 */
export function listEdits<T>(
  part: Part,
  before: readonly T[],
  after: readonly T[],
  nameOf: (entry: T) => string,
  readings: readonly ((entry: T) => unknown)[] = [(entry) => entry],
): Edit[] {
  let olds = before.map((entry) => ({ entry }));
  let news = after.map((entry) => ({ entry }));
  for (const read of readings) {
    const waiting = new Map<string, number>();
    for (const { entry } of news) count(waiting, keyOf(entry), 1);
    const same = new Map<string, number>();
    olds = olds.filter(({ entry }) => {
      const key = keyOf(read(entry));
      if ((waiting.get(key) ?? 0) === 0) return true;
      count(waiting, key, -1);
      count(same, key, 1);
      return false;
    });
    news = news.filter(({ entry }) => {
      const key = keyOf(entry);
      if ((same.get(key) ?? 0) === 0) return true;
      count(same, key, -1);
      return false;
    });
    if (olds.length === 0 && news.length === 0) return [];
  }
  return [
    ...olds.map(({ entry }): Edit => ({
      part,
      how: 'removed',
      of: { before: nameOf(entry) },
      before: entry,
    })),
    ...news.map(({ entry }): Edit => ({ part, how: 'added', of: { after: nameOf(entry) }, after: entry })),
  ];
}

const count = (counts: Map<string, number>, key: string, by: number): unknown =>
  counts.set(key, (counts.get(key) ?? 0) + by);

/** Lists of texts are sets, as far as such entries have them. */
const keyOf = (value: unknown): string => canonicalJson(sortedTexts(value));

function sortedTexts(value: unknown): unknown {
  if (Array.isArray(value)) {
    const inner = value.map(sortedTexts);
    return inner.every((each) => typeof each === 'string') ? inner.sort() : inner;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, sortedTexts(each)]));
}
