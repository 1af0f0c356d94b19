/** Matches nodes to merged nodes at the same position. */
import { JUNCTION, neighboursIn } from '../../../model/network/index.js';
import { mutuallyNearestPairs } from '../../../model/index.js';
import {
  neighbourOverlap,
  unmatchedMergedNodes,
  unmatchedNodes,
  matchPair,
  streetOverlap,
  type MatchingState,
} from './matching-state.js';

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
