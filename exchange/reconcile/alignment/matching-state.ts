/** The state of matching one source to the merged nodes, and measures of similarity. */
import type { Point } from '../../../model/index.js';
import { JUNCTION, neighboursIn } from '../../../model/network/index.js';
import { UNMATCHED, type MergedNodes } from './merged-nodes.js';
import { neighboursInSource, type IndexedSource } from './indexed-source.js';

export interface MatchingState {
  readonly source: IndexedSource;
  readonly merged: MergedNodes;
  /** The entry of each node of the source, and the node of each entry; `UNMATCHED` while unknown. */
  readonly entryOf: Int32Array;
  readonly nodeOf: Int32Array;
  /** The position of a node in the base frame, if it is known. */
  readonly placeOf: (node: number) => Point | undefined;
  /** The distance within which a node counts as being at an entry's position. */
  readonly near: (kind: number) => number;
}

export function matchPair({ entryOf, nodeOf }: MatchingState, node: number, entry: number): void {
  entryOf[node] = entry;
  nodeOf[entry] = node;
}

export function unmatchNode({ entryOf, nodeOf }: MatchingState, node: number): void {
  nodeOf[entryOf[node]!] = UNMATCHED;
  entryOf[node] = UNMATCHED;
}

/** The unmatched nodes of some kinds. */
export function* unmatchedNodes(
  { source, entryOf }: MatchingState,
  isIncluded: (kind: number) => boolean,
): Generator<number> {
  for (const [node, entry] of entryOf.entries())
    if (entry === UNMATCHED && isIncluded(source.network.kinds[node]!) && source.isSeen(node)) yield node;
}

/** The unmatched merged nodes of some kinds. */
export function* unmatchedMergedNodes(
  { merged, nodeOf }: MatchingState,
  isIncluded: (kind: number) => boolean,
): Generator<number> {
  for (const [entry, node] of nodeOf.entries())
    if (node === UNMATCHED && isIncluded(merged.kinds[entry]!)) yield entry;
}

/** The merged nodes of a node's matched neighbours, sorted. */
export function matchedNeighboursOfNode({ source, entryOf }: MatchingState, node: number): number[] {
  const found = new Set<number>();
  for (const other of neighboursInSource(source, node)) if (entryOf[other]! >= 0) found.add(entryOf[other]!);
  return [...found].sort((a, b) => a - b);
}

/** The matched neighbours of a merged node, sorted. */
export const matchedNeighboursOfMerged = ({ merged, nodeOf }: MatchingState, entry: number): number[] =>
  [...merged.next[entry]!].filter((other) => nodeOf[other]! >= 0).sort((a, b) => a - b);

/** How many matched neighbours a node and a merged node share, and how many only one of them has. */
export interface NeighbourOverlap {
  readonly shared: number;
  readonly apart: number;
}

export function neighbourOverlap(matching: MatchingState, node: number, entry: number): NeighbourOverlap {
  const ours = new Set(matchedNeighboursOfNode(matching, node));
  return overlapOf(ours, matchedNeighboursOfMerged(matching, entry));
}

function overlapOf(ours: ReadonlySet<number>, theirs: readonly number[]): NeighbourOverlap {
  const shared = theirs.filter((each) => ours.has(each)).length;
  return { shared, apart: ours.size + theirs.length - 2 * shared };
}

/** The same overlap by the other ends of their streets, for a node and a merged node of different kinds. */
export function streetOverlap(
  { source, merged, entryOf, nodeOf }: MatchingState,
  node: number,
  entry: number,
): NeighbourOverlap {
  const ours = new Set([...neighboursIn(source.network.streets, node)].map((other) => entryOf[other]!));
  ours.delete(UNMATCHED);
  return overlapOf(
    ours,
    [...merged.streets[entry]!].filter((other) => nodeOf[other]! >= 0),
  );
}

/**
 * A score for comparing candidates: the number of shared neighbours; of equals the one with fewer other neighbours
 * is higher.
 */
export const overlapScore = ({ shared, apart }: NeighbourOverlap): number => shared - apart / 100;

/** The distance of a node from a merged node; undefined if either has no position. */
export function distanceToMergedNode(
  { merged, placeOf }: MatchingState,
  node: number,
  entry: number,
): number | undefined {
  const [at, there] = [placeOf(node), merged.places[entry]];
  return at && there && Math.hypot(at[0] - there[0], at[1] - there[1]);
}

export const isCrossingOrJunction = (kind: number): boolean => kind > 0 && kind <= JUNCTION;
