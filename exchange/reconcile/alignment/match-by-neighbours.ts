/** Matches crossings and junctions by their neighbours, starting from the circles. */
import { addToGroup } from '../../../model/index.js';
import { JUNCTION } from '../../../model/network/index.js';
import { UNMATCHED } from './merged-nodes.js';
import {
  distanceToMergedNode,
  isCrossingOrJunction,
  matchedNeighboursOfMerged,
  matchedNeighboursOfNode,
  matchPair,
  overlapScore,
  unmatchedNodes,
  type NeighbourOverlap,
  type MatchCandidate,
  type MatchingState,
} from './matching-state.js';
import { neighboursInSource } from './indexed-source.js';

/**
 * Repeatedly matches the pairs with the most common matched neighbours, if no other candidate has as many. Nodes that cannot be
 * distinguished stay unmatched: two crossings may lie between the same circles.
 */
export function matchByNeighbours(matching: MatchingState): void {
  const candidates = new MatchCandidates(matching);
  while (pairBest(matching, candidates));
}

/** Matches the best pairs that are each other's only best candidate. */
function pairBest(matching: MatchingState, candidates: MatchCandidates): boolean {
  const all = candidates.all();
  const ofNode = onlyBest(matching, all, ({ node }) => node);
  const ofEntry = onlyBest(matching, all, ({ entry }) => entry);
  const mutual = all.filter((each) => ofNode.get(each.node) === each && ofEntry.get(each.entry) === each);
  const most = mutual.reduce((best, { worth }) => Math.max(best, worth), 0);
  const chosen = mutual.filter(({ worth }) => worth === most && most > 0);
  for (const { node, entry } of chosen) matchPair(matching, node, entry);
  for (const each of chosen) candidates.update(each);
  return most > 0;
}

/** The best candidate of each side, undefined if there is a tie; of equals the nearer one. */
function onlyBest(
  matching: MatchingState,
  all: readonly MatchCandidate[],
  sideOf: (candidate: MatchCandidate) => number,
): ReadonlyMap<number, MatchCandidate | undefined> {
  const best = new Map<number, MatchCandidate>();
  const tied = new Set<number>();
  for (const each of all) {
    const side = sideOf(each);
    const known = best.get(side);
    const order = known === undefined ? 1 : each.worth - known.worth || nearer(matching, each, known);
    if (order > 0) {
      best.set(side, each);
      tied.delete(side);
    } else if (order === 0) tied.add(side);
  }
  return new Map([...best].map(([side, each]) => [side, tied.has(side) ? undefined : each]));
}

/** Positive if the first is nearer. */
function nearer(matching: MatchingState, one: MatchCandidate, other: MatchCandidate): number {
  const [here, there] = [one, other].map(({ node, entry }) => distanceToMergedNode(matching, node, entry));
  return here === undefined || there === undefined ? 0 : there - here;
}

/** The candidates of all unmatched nodes. A match updates only those it may affect, to avoid quadratic time. */
class MatchCandidates {
  /** By node, for nodes with candidates. */
  readonly #known = new Map<number, readonly MatchCandidate[]>();
  /** By entry, the nodes that it has been a candidate for. */
  readonly #nodesOf = new Map<number, Set<number>>();
  /** The nodes, or entries, that have a node, or an entry, as neighbour. This is not symmetric for junctions. */
  readonly #aroundNode: ReadonlyMap<number, readonly number[]>;
  readonly #aroundEntry: ReadonlyMap<number, readonly number[]>;

  constructor(readonly matching: MatchingState) {
    const { source, merged } = matching;
    const open = [...unmatchedNodes(matching, isCrossingOrJunction)];
    this.#aroundNode = inverse(open.map((node) => [node, neighboursInSource(source, node)]));
    this.#aroundEntry = inverse(merged.next.entries());
    for (const node of open) this.#find(node);
  }

  /** All candidates in the order of nodes. */
  all(): readonly MatchCandidate[] {
    return [...this.#known].sort(([a], [b]) => a - b).flatMap(([, candidates]) => candidates);
  }

  /** Updates the candidates after a match. */
  update({ node, entry }: MatchCandidate): void {
    this.#known.delete(node);
    const entries = [entry, ...(this.#aroundEntry.get(entry) ?? [])];
    const changed = new Set(entries.flatMap((each) => [...(this.#nodesOf.get(each) ?? [])]));
    for (const other of this.#aroundNode.get(node) ?? []) changed.add(other);
    for (const other of changed) if (this.matching.entryOf[other] === UNMATCHED) this.#find(other);
  }

  #find(node: number): void {
    const candidates = candidatesOf(this.matching, node);
    if (candidates.length === 0) this.#known.delete(node);
    else this.#known.set(node, candidates);
    for (const { entry } of candidates)
      this.#nodesOf.set(entry, (this.#nodesOf.get(entry) ?? new Set()).add(node));
  }
}

function inverse(
  lists: Iterable<readonly [number, Iterable<number>]>,
): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const [one, others] of lists) for (const other of others) addToGroup(found, other, one);
  return found;
}

function candidatesOf(matching: MatchingState, node: number): readonly MatchCandidate[] {
  const { source, merged, nodeOf } = matching;
  const found = matchedNeighboursOfNode(matching, node);
  const shared = new Map<number, number>();
  // No node touches a junction, but streets lead to it.
  const around = source.network.kinds[node] === JUNCTION ? merged.streets : merged.next;
  for (const neighbour of found)
    for (const entry of around[neighbour]!)
      if (nodeOf[entry] === UNMATCHED && merged.kinds[entry] === source.network.kinds[node])
        shared.set(entry, (shared.get(entry) ?? 0) + 1);
  return [...shared].flatMap(([entry, count]) => {
    const like = {
      shared: count,
      apart: found.length + matchedNeighboursOfMerged(matching, entry).length - 2 * count,
    };
    return isPlausible(matching, node, entry, like) ? [{ node, entry, worth: overlapScore(like) }] : [];
  });
}

/** A candidate at another position needs more evidence than one without a position. */
function isPlausible(
  matching: MatchingState,
  node: number,
  entry: number,
  { shared, apart }: NeighbourOverlap,
): boolean {
  const distance = distanceToMergedNode(matching, node, entry);
  if (distance === undefined || distance <= matching.near(matching.source.network.kinds[node]!)) return true;
  return shared >= 2 && apart <= 1;
}
