/** Which node of one board is which of another: by id where it stayed, by place where the id changed. */
import type { StreetBoard } from '../board.js';
import { nearestPairs } from './nearest-pairs.js';
import { kindOfNode, nodesById, type Node } from './nodes-by-id.js';

export interface Matching {
  /** For nodes of the board before, the id of the same node after. */
  readonly renamed: ReadonlyMap<string, string>;
  /** The same for nodes that are of another kind now, such as a junction that became a crossing. */
  readonly became: ReadonlyMap<string, string>;
}

/** So many radii away a node may lie to be the same under another id. */
const NEAR = 3;

/**
 * The matching of two boards whose lists are in order. A node that keeps its id and touches its old place is the same. Of the
 * others an id may say one thing and the place another, as when two numbers were swapped: then that reading is taken which
 * keeps more streets, and of equals the id's.
 */
export function matchNodes(before: StreetBoard, after: StreetBoard): Matching {
  const [{ nodes: olds }, { nodes: news }] = [nodesById(before), nodesById(after)];
  const reachOf = ({ id }: Node): number =>
    id.startsWith('c')
      ? Math.max(before.discs.circle, after.discs.circle)
      : Math.max(before.discs.crossing, after.discs.crossing);
  const certain = new Map<string, string>();
  for (const [id, old] of olds) {
    const now = news.get(id);
    if (now && Math.hypot(now.at[0] - old.at[0], now.at[1] - old.at[1]) <= reachOf(old)) certain.set(id, id);
  }
  const isLeft = ({ id }: Node): boolean => !certain.has(id);
  const [leftBefore, leftAfter] = [[...olds.values()].filter(isLeft), [...news.values()].filter(isLeft)];
  const byPlace = new Map<string, string>();
  for (const kind of ['circle', 'crossing', 'junction']) {
    const ofKind = ({ id }: Node): boolean => kindOfNode(id) === kind;
    const [ones, others] = [leftBefore.filter(ofKind), leftAfter.filter(ofKind)];
    for (const [one, other] of nearestPairs(ones, others, NEAR * (ones[0] ? reachOf(ones[0]) : 0)))
      byPlace.set(one.id, other.id);
  }
  const renamed = new Map([...certain, ...settled(before, after, certain, byPlace, leftBefore, news)]);
  const taken = new Set(renamed.values());
  const became = nearestPairs(
    leftBefore.filter(({ id }) => !renamed.has(id)),
    leftAfter.filter(({ id }) => !taken.has(id)),
    Math.max(before.discs.crossing, after.discs.crossing),
  );
  return { renamed, became: new Map(became.map(([one, other]) => [one.id, other.id])) };
}

/** What ids and places say of the nodes that are left, one reading for all nodes that hang together by them. */
function settled(
  before: StreetBoard,
  after: StreetBoard,
  certain: ReadonlyMap<string, string>,
  byPlace: ReadonlyMap<string, string>,
  left: readonly Node[],
  news: ReadonlyMap<string, Node>,
): Map<string, string> {
  const byId = new Map<string, string>(left.flatMap(({ id }) => (news.has(id) ? [[id, id] as const] : [])));
  const placeOf = new Map<string, string>([...byPlace].map(([old, now]) => [now, old]));
  const streets = lazily(() => [neighboursOf(before), neighboursOf(after)] as const);
  const keptBy = (reading: ReadonlyMap<string, string>, group: readonly string[]): number => {
    const [olds, nows] = streets();
    const nameOf = (id: string): string | undefined => reading.get(id) ?? certain.get(id);
    let kept = 0;
    for (const id of group)
      for (const neighbour of olds.get(id) ?? []) {
        const [one, other] = [nameOf(id), nameOf(neighbour)];
        if (one !== undefined && other !== undefined && nows.get(one)?.has(other)) kept++;
      }
    return kept;
  };
  const result = new Map<string, string>();
  const seen = new Set<string>();
  for (const { id: start } of left) {
    if (seen.has(start)) continue;
    const group: string[] = [];
    const waiting: string[] = [start];
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      group.push(id);
      // Whoever lies where this id is now, and whoever has the id that lies here now.
      const [there, here] = [byId.has(id) ? placeOf.get(id) : undefined, byPlace.get(id)];
      if (there !== undefined) waiting.push(there);
      if (here !== undefined && byId.has(here)) waiting.push(here);
    }
    const isContested = group.some((id) => byPlace.has(id)) && group.some((id) => byId.has(id));
    const reading = isContested && keptBy(byPlace, group) <= keptBy(byId, group) ? byId : byPlace;
    for (const id of group) {
      const now = reading.get(id) ?? (isContested ? undefined : byId.get(id));
      if (now !== undefined) result.set(id, now);
    }
  }
  return fillIn(result, byId, byPlace);
}

/** What the taken reading says nothing about may still be known from the other, if nobody else is it. */
function fillIn(
  result: Map<string, string>,
  byId: ReadonlyMap<string, string>,
  byPlace: ReadonlyMap<string, string>,
): Map<string, string> {
  const taken = new Set(result.values());
  for (const other of [byId, byPlace])
    for (const [id, now] of other)
      if (!result.has(id) && !taken.has(now)) {
        result.set(id, now);
        taken.add(now);
      }
  return result;
}

function neighboursOf({ streets, waterlines }: StreetBoard): ReadonlyMap<string, ReadonlySet<string>> {
  const neighbours = new Map<string, Set<string>>();
  const add = (from: string, to: string): void => {
    const known = neighbours.get(from);
    if (known) known.add(to);
    else neighbours.set(from, new Set([to]));
  };
  for (const {
    between: [a, b],
  } of [...streets, ...waterlines]) {
    add(a, b);
    add(b, a);
  }
  return neighbours;
}

function lazily<T>(compute: () => T): () => T {
  let value: T | undefined;
  return () => (value ??= compute());
}
