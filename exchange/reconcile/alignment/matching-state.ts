/** The state of matching one source to the merged nodes, and measures of similarity. */
import { type Point, mutuallyNearestPairs } from '../../../model/index.js';
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

/** A possible match of a node, and how good it is. */
export interface MatchCandidate {
  readonly node: number;
  readonly entry: number;
  readonly worth: number;
}

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
function streetOverlap(
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

/** A score of a candidate: the number of shared neighbours; of equals, fewer other neighbours are better. */
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

type Pairs = readonly (readonly [node: number, entry: number])[];

/** Matches crossings and junctions that are mutually nearest. `agreeing`: except those without a common neighbour. */
export function matchByPosition(matching: MatchingState, { agreeing }: { readonly agreeing: boolean }): void {
  for (let kind = 1; kind <= JUNCTION; kind++) {
    const pairs = findMutuallyNearest(matching, (each) => each === kind, matching.near(kind)).filter(
      ([node, entry]) => {
        const { shared, apart } = neighbourOverlap(matching, node, entry);
        return !agreeing || shared > 0 || apart === 0;
      },
    );
    for (const [node, entry] of pairs) matchPair(matching, node, entry);
  }
}

/** Matches nodes of different kinds by position, and then the rest by common streets. */
export function matchAcrossKinds(matching: MatchingState): void {
  const { source, merged, entryOf, nodeOf } = matching;
  const isAny = (): boolean => true;
  const differ = (node: number, entry: number): boolean => source.network.kinds[node] !== merged.kinds[entry];
  for (const [node, entry] of findMutuallyNearest(matching, isAny, matching.near(JUNCTION) / 2)) {
    const { shared, apart } = streetOverlap(matching, node, entry);
    if (differ(node, entry) && (shared > 0 || apart === 0)) matchPair(matching, node, entry);
  }
  for (const node of [...unmatchedNodes(matching, isAny)]) {
    const neighbours = [...neighboursIn(source.network.streets, node)].map((other) => entryOf[other]!);
    const near = neighbours.filter((each) => each >= 0).flatMap((each) => [...merged.streets[each]!]);
    const ambiguous = [...new Set(near)].filter((entry) => {
      if (nodeOf[entry]! >= 0) return false;
      const { shared, apart } = streetOverlap(matching, node, entry);
      return shared >= 2 && apart === 0;
    });
    if (ambiguous.length === 1) matchPair(matching, node, ambiguous[0]!);
  }
}

/** Pairs of an unmatched node and an unmatched merged node of some kinds that are mutually nearest. */
export function findMutuallyNearest(
  matching: MatchingState,
  isIncluded: (kind: number) => boolean,
  reach: number,
): Pairs {
  const { merged, placeOf } = matching;
  const placed = (of: number, at: ReturnType<typeof placeOf>) => (at === undefined ? [] : [{ of, at }]);
  return mutuallyNearestPairs(
    [...unmatchedNodes(matching, isIncluded)].flatMap((node) => placed(node, placeOf(node))),
    [...unmatchedMergedNodes(matching, isIncluded)].flatMap((entry) => placed(entry, merged.places[entry])),
    reach,
  ).map(([one, other]) => [one.of, other.of] as const);
}
