/** Closed walks: replacing a stretch, and merging two edits of one. */
import { rotateToSmallestNode, type NodeId } from '../../model/index.js';
import type { Versions } from './merge-result.js';

export type Walk = readonly NodeId[];

/** The closed walk with every passage along `from`, in either direction, led along `to`. */
export function replaceInWalk(walk: Walk, from: Walk, to: Walk): Walk {
  const there = replaceOneWay(walk, from, to);
  return replaceOneWay(there, from.toReversed(), to.toReversed());
}

function replaceOneWay(walk: Walk, from: Walk, to: Walk): Walk {
  const { length } = walk;
  const isHere = (i: number): boolean => from.every((id, j) => walk[(i + j) % length] === id);
  const starts = walk.map((_, i) => i).filter((i) => length > 1 && isHere(i));
  if (starts.length === 0) return walk;
  const inner = new Set(starts.flatMap((i) => from.slice(1, -1).map((_, j) => (i + j + 1) % length)));
  const replaced: NodeId[] = [];
  for (const [i, id] of walk.entries())
    if (starts.includes(i)) replaced.push(...to.slice(0, -1));
    else if (!inner.has(i)) replaced.push(id);
  return replaced;
}

/** The steps of a closed walk, from each node to the next. */
export const stepsOfWalk = (walk: Walk): readonly string[] =>
  walk.map((id, i) => `${id} ${walk[(i + 1) % walk.length]!}`);

/**
 * A closed walk with the edits of both sides, if these are in different places; undefined if not. Between two edits there is
 * a node that all three walks pass.
 */
export function mergeWalks({ base, ours, theirs }: Versions<Walk>): Walk | undefined {
  const [inOurs, inTheirs] = [new Set(ours), new Set(theirs)];
  const isOnce = (id: NodeId): boolean =>
    [base, ours, theirs].every((walk) => walk.indexOf(id) === walk.lastIndexOf(id));
  const fixed = base.filter((id) => inOurs.has(id) && inTheirs.has(id) && isOnce(id));
  const [first] = fixed;
  if (first === undefined) return undefined;
  const [b, o, t] = [base, ours, theirs].map((walk) => startingAt(walk, first));
  const order = (walk: Walk): string => walk.filter((id) => fixed.includes(id)).join();
  if (order(o!) !== order(b!) || order(t!) !== order(b!)) return undefined;
  const merged: NodeId[] = [];
  const kept = b!.filter((id) => fixed.includes(id));
  for (const [i, id] of kept.entries()) {
    const [before, mine, other] = [b!, o!, t!].map((walk) => stretchAfter(walk, id, kept[i + 1]));
    const [oldKey, mineKey, otherKey] = [before!.join(), mine!.join(), other!.join()];
    if (mineKey !== otherKey && mineKey !== oldKey && otherKey !== oldKey) return undefined;
    merged.push(id, ...(mineKey === oldKey ? other! : mine!));
  }
  return rotateToSmallestNode(merged);
}

const startingAt = (walk: Walk, id: NodeId): Walk => {
  const start = walk.indexOf(id);
  return [...walk.slice(start), ...walk.slice(0, start)];
};

/** The nodes between two neighbouring fixed ones; after the last one, to the end. */
const stretchAfter = (walk: Walk, id: NodeId, next: NodeId | undefined): Walk =>
  walk.slice(walk.indexOf(id) + 1, next === undefined ? walk.length : walk.indexOf(next));
