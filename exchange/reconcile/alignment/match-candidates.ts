/** Candidate pairs of nodes and entries by their matched neighbours. */
import { JUNCTION } from '../../../model/network/index.js';
import { UNMATCHED } from './merged-nodes.js';
import {
  distanceToEntry,
  matchedNeighboursOfEntry,
  matchedNeighboursOfNode,
  isCrossingOrJunction,
  unmatchedNodes,
  overlapScore,
  type NeighbourOverlap,
  type NodeMatching,
} from './node-matching.js';
import { neighboursInView } from './source-view.js';

export interface MatchCandidate {
  readonly node: number;
  readonly entry: number;
  readonly worth: number;
}

/**
 * The candidates of all unmatched nodes. After a match only those are updated that it may affect: updating all of them each
 * time would take quadratic time.
 */
export class MatchCandidates {
  /** By node, for nodes with candidates. */
  readonly #known = new Map<number, readonly MatchCandidate[]>();
  /** By entry, the nodes that it has been a candidate for. */
  readonly #nodesOf = new Map<number, Set<number>>();
  /** The nodes, or entries, that have a node, or an entry, as neighbour. This is not symmetric for junctions. */
  readonly #aroundNode: ReadonlyMap<number, readonly number[]>;
  readonly #aroundEntry: ReadonlyMap<number, readonly number[]>;

  constructor(readonly matching: NodeMatching) {
    const { view, merged } = matching;
    const open = [...unmatchedNodes(matching, isCrossingOrJunction)];
    this.#aroundNode = inverse(open.map((node) => [node, neighboursInView(view, node)]));
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
    for (const { entry } of candidates) {
      const nodes = this.#nodesOf.get(entry);
      if (nodes) nodes.add(node);
      else this.#nodesOf.set(entry, new Set([node]));
    }
  }
}

function inverse(
  lists: Iterable<readonly [number, Iterable<number>]>,
): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const [one, others] of lists)
    for (const other of others) {
      const known = found.get(other);
      if (known) known.push(one);
      else found.set(other, [one]);
    }
  return found;
}

function candidatesOf(matching: NodeMatching, node: number): readonly MatchCandidate[] {
  const { view, merged, nodeOf } = matching;
  const found = matchedNeighboursOfNode(matching, node);
  const shared = new Map<number, number>();
  // No node touches a junction, but streets lead to it.
  const around = view.network.kinds[node] === JUNCTION ? merged.streets : merged.next;
  for (const neighbour of found)
    for (const entry of around[neighbour]!)
      if (nodeOf[entry] === UNMATCHED && merged.kinds[entry] === view.network.kinds[node])
        shared.set(entry, (shared.get(entry) ?? 0) + 1);
  return [...shared].flatMap(([entry, count]) => {
    const like = {
      shared: count,
      apart: found.length + matchedNeighboursOfEntry(matching, entry).length - 2 * count,
    };
    return isPlausible(matching, node, entry, like) ? [{ node, entry, worth: overlapScore(like) }] : [];
  });
}

/** A candidate at another position needs more evidence than one without a position. */
function isPlausible(
  matching: NodeMatching,
  node: number,
  entry: number,
  { shared, apart }: NeighbourOverlap,
): boolean {
  const distance = distanceToEntry(matching, node, entry);
  if (distance === undefined || distance <= matching.near(matching.view.network.kinds[node]!)) return true;
  return shared >= 2 && apart <= 1;
}
