/** The state of matching one view to the merged nodes, and measures of similarity. */
import type { Point } from '../../../model/index.js';
import { JUNCTION, neighboursIn } from '../../../model/network/index.js';
import { UNMATCHED, type MergedNodes } from './merged-nodes.js';
import { neighboursInView, type SourceView } from './source-view.js';

export interface NodeMatching {
  readonly view: SourceView;
  readonly merged: MergedNodes;
  /** The entry of each node of the view, and the node of each entry; `UNMATCHED` while unknown. */
  readonly entryOf: Int32Array;
  readonly nodeOf: Int32Array;
  /** The position of a node in the base frame, if it is known. */
  readonly placeOf: (node: number) => Point | undefined;
  /** The distance within which a node counts as being at an entry's position. */
  readonly near: (kind: number) => number;
}

export function matchPair({ entryOf, nodeOf }: NodeMatching, node: number, entry: number): void {
  entryOf[node] = entry;
  nodeOf[entry] = node;
}

export function unmatchNode({ entryOf, nodeOf }: NodeMatching, node: number): void {
  nodeOf[entryOf[node]!] = UNMATCHED;
  entryOf[node] = UNMATCHED;
}

/** The unmatched nodes of some kinds. */
export function* unmatchedNodes(
  { view, entryOf }: NodeMatching,
  isIncluded: (kind: number) => boolean,
): Generator<number> {
  for (const [node, entry] of entryOf.entries())
    if (entry === UNMATCHED && isIncluded(view.network.kinds[node]!) && view.isSeen(node)) yield node;
}

/** The unmatched entries of some kinds. */
export function* unmatchedEntries(
  { merged, nodeOf }: NodeMatching,
  isIncluded: (kind: number) => boolean,
): Generator<number> {
  for (const [entry, node] of nodeOf.entries())
    if (node === UNMATCHED && isIncluded(merged.kinds[entry]!)) yield entry;
}

/** The entries of a node's matched neighbours, sorted. */
export function matchedNeighboursOfNode({ view, entryOf }: NodeMatching, node: number): number[] {
  const found = new Set<number>();
  for (const other of neighboursInView(view, node)) if (entryOf[other]! >= 0) found.add(entryOf[other]!);
  return [...found].sort((a, b) => a - b);
}

/** The matched neighbours of an entry, sorted. */
export const matchedNeighboursOfEntry = ({ merged, nodeOf }: NodeMatching, entry: number): number[] =>
  [...merged.next[entry]!].filter((other) => nodeOf[other]! >= 0).sort((a, b) => a - b);

/** How many matched neighbours a node and an entry share, and how many only one of them has. */
export interface NeighbourOverlap {
  readonly shared: number;
  readonly apart: number;
}

export function neighbourOverlap(matching: NodeMatching, node: number, entry: number): NeighbourOverlap {
  const ours = new Set(matchedNeighboursOfNode(matching, node));
  return overlapOf(ours, matchedNeighboursOfEntry(matching, entry));
}

function overlapOf(ours: ReadonlySet<number>, theirs: readonly number[]): NeighbourOverlap {
  const shared = theirs.filter((each) => ours.has(each)).length;
  return { shared, apart: ours.size + theirs.length - 2 * shared };
}

/** The same by streets, for a node and an entry of different kinds. */
export function streetOverlap(
  { view, merged, entryOf, nodeOf }: NodeMatching,
  node: number,
  entry: number,
): NeighbourOverlap {
  const ours = new Set([...neighboursIn(view.network.streets, node)].map((other) => entryOf[other]!));
  ours.delete(UNMATCHED);
  return overlapOf(
    ours,
    [...merged.streets[entry]!].filter((other) => nodeOf[other]! >= 0),
  );
}

/** Shared neighbours count; of equals the one with fewer other neighbours is better. */
export const overlapScore = ({ shared, apart }: NeighbourOverlap): number => shared - apart / 100;

/** The distance of a node from an entry; undefined if either has no position. */
export function distanceToEntry(
  { merged, placeOf }: NodeMatching,
  node: number,
  entry: number,
): number | undefined {
  const [at, there] = [placeOf(node), merged.places[entry]];
  return at && there && Math.hypot(at[0] - there[0], at[1] - there[1]);
}

export const isCrossingOrJunction = (kind: number): boolean => kind > 0 && kind <= JUNCTION;
