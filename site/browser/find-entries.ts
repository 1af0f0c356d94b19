/** Ranks parts of pages by how well they match a query. */

export interface IndexEntry {
  readonly title: string;
  readonly heading: string;
  readonly address: string;
  readonly text: string;
}

const MOST = 12;

/** Entries that have every word of the query, the best first: headings count more than text, whole words more than starts. */
export function findEntries(entries: readonly IndexEntry[], query: string): readonly IndexEntry[] {
  const words = query
    .toLowerCase()
    .split(/[^\p{L}\p{N}_-]+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return [];
  return entries
    .map((entry, i) => ({ entry, i, score: scoreOf(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.i - b.i)
    .slice(0, MOST)
    .map(({ entry }) => entry);
}

function scoreOf({ title, heading, text }: IndexEntry, words: readonly string[]): number {
  let total = 0;
  for (const word of words) {
    const score = Math.max(6 * matchIn(heading, word), 4 * matchIn(title, word), matchIn(text, word));
    if (score === 0) return 0;
    total += score;
  }
  return total;
}

/** 3 for a whole word, 2 for its start, 1 for a part, 0 for none. */
function matchIn(text: string, word: string): number {
  const lower = text.toLowerCase();
  const at = lower.indexOf(word);
  if (at < 0) return 0;
  const isStart = at === 0 || !/[\p{L}\p{N}]/u.test(lower[at - 1]!);
  const after = lower[at + word.length];
  return isStart ? (after === undefined || !/[\p{L}\p{N}]/u.test(after) ? 3 : 2) : 1;
}
