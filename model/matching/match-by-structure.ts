/** Matches the nodes of two boards of which one has no places: by the author's ids, by number, and by neighbours. */
import type { StreetBoard } from '../board/board.js';
import { compareIds } from '../board/board.js';
import { groupBy } from '../board/group-by.js';
import { nodesById } from '../board/nodes-by-id.js';
import { matchByAuthor } from './match-by-author.js';

/** The ids of nodes of the first board, each with that of the same node in the second. Every node is matched once. */
export function matchByStructure(
  before: StreetBoard,
  after: StreetBoard,
  neighboursOf: (board: StreetBoard) => ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, string> {
  const [olds, news] = [[...nodesById(before).nodes.keys()], [...nodesById(after).nodes.keys()]];
  const [neighbours, newNeighbours] = [neighboursOf(before), neighboursOf(after)];
  const matched = new Map<string, string>();
  const taken = new Set<string>();
  const match = (old: string, now: string): void => {
    if (matched.has(old) || taken.has(now) || kindOf(old) !== kindOf(now)) return;
    matched.set(old, now);
    taken.add(now);
  };
  for (const [old, now] of matchByAuthor(before, after)) match(old, now);
  const there = new Set(news);
  for (const id of olds) if (id.startsWith('c') && there.has(id)) match(id, id);
  const isOpen = (id: string): boolean => !matched.has(id);
  const isFree = (id: string): boolean => !taken.has(id);
  /** The neighbours that are matched, in ids of the second board; the same for a node of that board. */
  const seen = (old: string): string[] =>
    [...(neighbours.get(old) ?? [])].flatMap((id) => matched.get(id) ?? []);
  const seenNow = (now: string): string[] =>
    [...(newNeighbours.get(now) ?? [])].filter((id) => taken.has(id));
  const key = (id: string, near: readonly string[]): string =>
    `${kindOf(id)} ${near.toSorted(compareIds).join(' ')}`;
  for (let known = -1; known < matched.size;) {
    known = matched.size;
    const groups = groupBy(news.filter(isFree), (now) => key(now, seenNow(now)));
    for (const [signature, group] of groupBy(olds.filter(isOpen), (old) => key(old, seen(old)))) {
      const others = groups.get(signature) ?? [];
      if (signature.length <= 2) continue;
      // Of several with the same neighbours those with the same id are the same.
      for (const id of group) if (others.includes(id)) match(id, id);
      const [left, right] = [group.filter(isOpen), others.filter(isFree)];
      if (left.length === 1 && right.length === 1) match(left[0]!, right[0]!);
    }
  }
  // A neighbour may differ: the same id is enough if one neighbour is the same, or if neither has a known one.
  for (const id of olds.filter(isOpen)) {
    if (!there.has(id) || taken.has(id)) continue;
    const [one, other] = [seen(id), seenNow(id)];
    if (one.some((each) => other.includes(each)) || one.length + other.length === 0) match(id, id);
  }
  for (const old of olds.filter(isOpen)) {
    const near = new Set(seen(old));
    const shared = (now: string): number => seenNow(now).filter((each) => near.has(each)).length;
    const [best, next] = news
      .filter((now) => isFree(now) && kindOf(now) === kindOf(old))
      .map((now) => [now, shared(now)] as const)
      .sort((a, b) => b[1] - a[1]);
    if (best && best[1] > 1 && best[1] > (next?.[1] ?? 0)) match(old, best[0]);
  }
  return matched;
}

const kindOf = (id: string): string => id.charAt(0);
