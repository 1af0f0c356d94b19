/** The nodes that junctions connect in one source, as merged nodes. */
import { connectedParts } from '../../../model/index.js';
import { JUNCTION, neighboursIn } from '../../../model/network/index.js';
import type { Alignment } from '../alignment/alignment.js';
import type { IndexedSource } from '../alignment/indexed-source.js';

export interface ConnectedJunctions {
  /** The junctions of each cluster that connects two nodes. */
  readonly through: (one: number, other: number) => readonly (readonly number[])[];
  /** The nodes that a node touches through a junction. */
  readonly beyond: (end: number, junction: number) => readonly number[];
  /** Whether two nodes touch, by a street or through junctions. */
  readonly touches: (one: number, other: number) => boolean;
  /** All clusters of connected junctions with their members, in order. */
  readonly clusters: readonly Cluster[];
}

interface Cluster {
  readonly junctions: readonly number[];
  readonly members: readonly number[];
}

/** Groups the connected junctions of a source, because they are not positions in play. */
export function groupConnectedJunctions({ merged }: Alignment, source: IndexedSource): ConnectedJunctions {
  const entries = merged.entries[source.index]!;
  const clusters = clustersOf(source, entries);
  const ofMember = new Map<number, Cluster[]>();
  for (const cluster of clusters)
    for (const member of cluster.members) ofMember.set(member, [...(ofMember.get(member) ?? []), cluster]);
  const clustersOfBoth = (one: number, other: number): Cluster[] =>
    (ofMember.get(one) ?? []).filter(({ members }) => members.includes(other));
  const touching = touchingOf(source, entries);
  return {
    through: (one, other) => clustersOfBoth(one, other).map(({ junctions }) => junctions),
    beyond: (end, junction) =>
      (ofMember.get(end) ?? [])
        .filter(({ junctions }) => junctions.includes(junction))
        .flatMap(({ members }) => members.filter((member) => member !== end)),
    touches: (one, other) => touching.get(one)?.has(other) ?? false,
    clusters,
  };
}

function clustersOf({ network: { kinds, streets } }: IndexedSource, entries: Int32Array): Cluster[] {
  const isJunction = (node: number): boolean => kinds[node] === JUNCTION;
  const junctionsBeside = (node: number): Int32Array => neighboursIn(streets, node).filter(isJunction);
  return connectedParts([...kinds.keys()].filter(isJunction), junctionsBeside).map((junctions) => {
    const beside = junctions.flatMap((node) => [...neighboursIn(streets, node)]);
    const members = new Set(beside.filter((node) => !isJunction(node)).map((node) => entries[node]!));
    return {
      junctions: junctions.map((node) => entries[node]!),
      // Unmatched and ambiguous nodes are left out.
      members: [...members].filter((member) => member >= 0).sort((a, b) => a - b),
    };
  });
}

function touchingOf(
  { touch: { starts, ends } }: IndexedSource,
  entries: Int32Array,
): ReadonlyMap<number, ReadonlySet<number>> {
  const touching = new Map<number, Set<number>>();
  for (const [node, entry] of entries.entries()) {
    if (entry < 0) continue;
    const others = [...ends.subarray(starts[node], starts[node + 1])].map((other) => entries[other]!);
    touching.set(entry, new Set(others.filter((other) => other >= 0)));
  }
  return touching;
}
