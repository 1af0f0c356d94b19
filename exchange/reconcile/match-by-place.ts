/** Nodes that lie at the place of an entry. */
import { JUNCTION } from '../../model/network/network.js';
import { nearestPairs } from '../../model/matching/nearest-pairs.js';
import { likeness, openEntries, openNodes, pair, streetLikeness, type Matching } from './matching.js';

type Pairs = readonly (readonly [node: number, entry: number])[];

/** Pairs crossings and junctions that are each other's nearest. `agreeing`: not those of which all found neighbours differ. */
export function matchByPlace(matching: Matching, { agreeing }: { readonly agreeing: boolean }): void {
  for (let kind = 1; kind <= JUNCTION; kind++) {
    const pairs = nearest(matching, (each) => each === kind, matching.near(kind)).filter(([node, entry]) => {
      const { shared, apart } = likeness(matching, node, entry);
      return !agreeing || shared > 0 || apart === 0;
    });
    for (const [node, entry] of pairs) pair(matching, node, entry);
  }
}

/** Pairs what is of one kind here and of another there by its place, and then whoever is left by the same streets. */
export function matchOtherKinds(matching: Matching): void {
  const { view, atlas, entryOf, nodeOf } = matching;
  const isAny = (): boolean => true;
  const differ = (node: number, entry: number): boolean => view.network.kinds[node] !== atlas.kinds[entry];
  for (const [node, entry] of nearest(matching, isAny, matching.near(JUNCTION) / 2)) {
    const { shared, apart } = streetLikeness(matching, node, entry);
    if (differ(node, entry) && (shared > 0 || apart === 0)) pair(matching, node, entry);
  }
  for (const node of [...openNodes(matching, isAny)]) {
    const { starts, ends } = view.network.streets;
    const neighbours = [...ends.subarray(starts[node], starts[node + 1])].map((other) => entryOf[other]!);
    const near = neighbours.filter((each) => each >= 0).flatMap((each) => [...atlas.streets[each]!]);
    const alike = [...new Set(near)].filter((entry) => {
      if (nodeOf[entry]! >= 0) return false;
      const { shared, apart } = streetLikeness(matching, node, entry);
      return shared >= 2 && apart === 0;
    });
    if (alike.length === 1) pair(matching, node, alike[0]!);
  }
}

/** Open nodes and open entries of some kinds that are each other's nearest. */
export function nearest(matching: Matching, isMeant: (kind: number) => boolean, reach: number): Pairs {
  const { atlas, placeOf } = matching;
  const placed = (of: number, at: ReturnType<typeof placeOf>) => (at === undefined ? [] : [{ of, at }]);
  return nearestPairs(
    [...openNodes(matching, isMeant)].flatMap((node) => placed(node, placeOf(node))),
    [...openEntries(matching, isMeant)].flatMap((entry) => placed(entry, atlas.places[entry])),
    reach,
  ).map(([one, other]) => [one.of, other.of] as const);
}
