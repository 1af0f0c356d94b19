/** The edits of lists without ids, compared as sets. */
import { canonicalJson } from '../../model/index.js';
import type { Edit, BoardPart } from './board-diff.js';

/**
 * The edits of a list whose entries have no ids. Each of `readings` rewrites an entry of the old board before it is
 * compared; earlier ones take precedence.
 */
export function listEdits<T>(
  part: BoardPart,
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

/** Lists of texts inside entries count as sets. */
const keyOf = (value: unknown): string => canonicalJson(sortedTexts(value));

function sortedTexts(value: unknown): unknown {
  if (Array.isArray(value)) {
    const inner = value.map(sortedTexts);
    return inner.every((each) => typeof each === 'string') ? inner.sort() : inner;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, sortedTexts(each)]));
}
