/** Who is joined through junctions on one view, in entries of the atlas. */
import { JUNCTION } from '../../model/network/network.js';
import type { Chart } from './chart.js';
import type { View } from './views.js';

export interface Junctions {
  /** For each cluster of junctions that joins both, its junctions. */
  readonly through: (one: number, other: number) => readonly (readonly number[])[];
  /** Whom an end touches through a junction. */
  readonly beyond: (end: number, junction: number) => readonly number[];
  /** Whether two touch, by a street or through junctions. */
  readonly touches: (one: number, other: number) => boolean;
  /** All clusters of junctions that hang together, with those they join, in order. */
  readonly clusters: readonly Cluster[];
}

interface Cluster {
  readonly junctions: readonly number[];
  readonly members: readonly number[];
}

/** The junctions of a view. Several that hang together are one cluster: nobody stands in between. */
export function junctionsOf({ atlas }: Chart, view: View): Junctions {
  const entries = atlas.entries[view.index]!;
  const clusters = clustersOf(view, entries);
  const ofMember = new Map<number, Cluster[]>();
  for (const cluster of clusters)
    for (const member of cluster.members) ofMember.set(member, [...(ofMember.get(member) ?? []), cluster]);
  const clustersOfBoth = (one: number, other: number): Cluster[] =>
    (ofMember.get(one) ?? []).filter(({ members }) => members.includes(other));
  const touching = touchingOf(view, entries);
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

function clustersOf({ network: { kinds, streets } }: View, entries: Int32Array): Cluster[] {
  const seen = new Set<number>();
  const clusters: Cluster[] = [];
  for (const [start, kind] of kinds.entries()) {
    if (kind !== JUNCTION || seen.has(start)) continue;
    const [junctions, members] = [[] as number[], new Set<number>()];
    const waiting = [start];
    seen.add(start);
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      junctions.push(entries[node]!);
      for (let i = streets.starts[node]!; i < streets.starts[node + 1]!; i++) {
        const next = streets.ends[i]!;
        if (kinds[next] !== JUNCTION) members.add(entries[next]!);
        else if (!seen.has(next)) {
          seen.add(next);
          waiting.push(next);
        }
      }
    }
    // Who cannot be told from others, or has no entry, joins nobody that can be named.
    const named = [...members].filter((member) => member >= 0).sort((a, b) => a - b);
    clusters.push({ junctions, members: named });
  }
  return clusters;
}

function touchingOf(
  { touch: { starts, ends } }: View,
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
