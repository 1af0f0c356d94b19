/** Rematches circles whose number contradicts their position or neighbours, as when two numbers are swapped. */
import { CIRCLE } from '../../../model/network/index.js';
import { UNMATCHED, circleNumber } from './merged-nodes.js';
import {
  findMutuallyNearest,
  distanceToMergedNode,
  neighbourOverlap,
  unmatchedNodes,
  matchPair,
  unmatchNode,
  overlapScore,
  type MatchCandidate,
  type MatchingState,
} from './matching-state.js';
import { neighboursInSource } from './indexed-source.js';

const isCircle = (kind: number): boolean => kind === CIRCLE;

/** The merged circles with a number; several only if other sources disagree about the number. */
export const mergedCirclesWithNumber = ({ source, merged }: MatchingState, node: number): readonly number[] =>
  merged.circlesByNumber.get(circleNumber(source.network, node)) ?? [];

/**
 * Matches unmatched circles, and rematches those that do not fit their neighbours. Common neighbours
 * count most; of equals the position decides, because two swapped numbers are one mistake and two misplaced circles are two. Returns
 * whether a match changed.
 */
export function resolveSwappedNumbers(matching: MatchingState): boolean {
  const { source, entryOf } = matching;
  const before = entryOf.slice(0, source.network.circleCount);
  for (const [node, entry] of entryOf.entries())
    if (entry >= 0 && source.network.kinds[node] === CIRCLE && isDoubtful(matching, node, entry))
      unmatchNode(matching, node);
  const matches = possibleMatches(matching);
  for (const { node, entry } of matches)
    if (entryOf[node] === UNMATCHED && matching.nodeOf[entry] === UNMATCHED) matchPair(matching, node, entry);
  for (const node of [...unmatchedNodes(matching, isCircle)]) {
    const entry = freeEntryInCycle(matching, node);
    if (entry !== undefined) matchPair(matching, node, entry);
  }
  return before.some((entry, node) => entry !== entryOf[node]);
}

/** The entry that a cycle of permuted numbers leaves free for a node. */
function freeEntryInCycle(matching: MatchingState, node: number): number | undefined {
  for (let [at, steps] = [node, 0]; steps < matching.entryOf.length; steps++) {
    const [entry] = mergedCirclesWithNumber(matching, at);
    if (entry === undefined || matching.nodeOf[entry] === UNMATCHED) return entry;
    at = matching.nodeOf[entry]!;
    if (at === node) return undefined;
  }
  return undefined;
}

/** Not at its position, if that is known, and with more different than common neighbours. */
function isDoubtful(matching: MatchingState, node: number, entry: number): boolean {
  const distance = distanceToMergedNode(matching, node, entry);
  if (distance !== undefined && distance <= matching.near(CIRCLE)) return false;
  const { shared, apart } = neighbourOverlap(matching, node, entry);
  return shared < apart || distance !== undefined;
}

const POSITION_BONUS = 0.25;
const NUMBER_BONUS = 0.125;

/** All possible matches of circles, the best first. */
function possibleMatches(matching: MatchingState): readonly MatchCandidate[] {
  const { source, merged, nodeOf } = matching;
  const nodes = [...unmatchedNodes(matching, isCircle)];
  const byPlace = new Map(findMutuallyNearest(matching, isCircle, matching.near(CIRCLE)));
  const matches: MatchCandidate[] = [];
  for (const node of nodes) {
    const byNumber = new Set(mergedCirclesWithNumber(matching, node));
    const entries = new Set<number>([...byNumber, ...(byPlace.has(node) ? [byPlace.get(node)!] : [])]);
    for (const other of neighboursInSource(source, node))
      for (const entry of matching.entryOf[other]! >= 0 ? merged.next[matching.entryOf[other]!]! : [])
        if (merged.kinds[entry] === CIRCLE) entries.add(entry);
    for (const entry of entries) {
      if (nodeOf[entry] !== UNMATCHED) continue;
      const like = neighbourOverlap(matching, node, entry);
      const isThere = byPlace.get(node) === entry;
      // Neighbours alone must be at least two, unless no entry has this number.
      const enough = byNumber.size === 0 ? 1 : 2;
      if (!isThere && !byNumber.has(entry) && (like.shared < enough || like.apart > like.shared)) continue;
      const worth =
        overlapScore(like) + (isThere ? POSITION_BONUS : 0) + (byNumber.has(entry) ? NUMBER_BONUS : 0);
      matches.push({ node, entry, worth });
    }
  }
  return matches.sort((a, b) => b.worth - a.worth || a.node - b.node || a.entry - b.entry);
}
