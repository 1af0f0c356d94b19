/** The nodes of all sources, merged: a node that several sources have is one entry. */
import type { Point } from '../../../model/index.js';
import { CIRCLE, neighboursIn, type Network } from '../../../model/network/index.js';
import { neighboursInSource, type IndexedSource } from './indexed-source.js';

/** Grows as sources are merged; the index of a merged node, its entry, does not change. */
export interface MergedNodes {
  readonly kinds: number[];
  /** In the frame of the base source; undefined if no source has a position. */
  readonly places: (Point | undefined)[];
  /** The neighbours of each entry in any source, as in `neighboursInSource`. */
  readonly next: Set<number>[];
  readonly streets: Set<number>[];
  /** The circle entries that have a number in any source. */
  readonly circlesByNumber: Map<number, number[]>;
  /** For each source, the entry of each of its nodes; see `UNMATCHED` and `AMBIGUOUS`. */
  readonly entries: Int32Array[];
  /** The radii of circles and crossings in the frame of the base source. */
  readonly discs: { readonly circle: number; readonly crossing: number };
}

/** The entry of a node, or the node of an entry, that has no match. */
export const UNMATCHED = -1;
/** The node matches one of several entries that cannot be distinguished. */
export const AMBIGUOUS = -2;

export const emptyMergedNodes = ({ board: { discs } }: IndexedSource): MergedNodes => ({
  kinds: [],
  places: [],
  next: [],
  streets: [],
  circlesByNumber: new Map(),
  entries: [],
  discs,
});

/** Merges a source: nodes without a merged node get a new one. */
export function mergeSource(
  merged: MergedNodes,
  source: IndexedSource,
  matched: Int32Array,
  placeOf: (node: number) => Point | undefined,
): void {
  const { network } = source;
  const isFirst = merged.kinds.length === 0;
  const isNew = (node: number): boolean =>
    source.isSeen(node) && (isFirst || source.canTellCrossings || network.kinds[node] === CIRCLE);
  const entries = matched.map((entry, node) =>
    entry !== UNMATCHED ? entry : isNew(node) ? newEntry(merged, network.kinds[node]!) : UNMATCHED,
  );
  merged.entries[source.index] = entries;
  for (const [node, entry] of entries.entries()) {
    if (entry < 0) continue;
    merged.places[entry] ??= placeOf(node);
    if (network.kinds[node] === CIRCLE) addNumber(merged, circleNumber(network, node), entry);
    // Without crossings, lines do not show which nodes are neighbours.
    if (!source.knows.has('crossings')) continue;
    join(merged.next[entry]!, neighboursInSource(source, node), entries);
    join(merged.streets[entry]!, neighboursIn(network.streets, node), entries);
  }
}

export const circleNumber = ({ ids }: Network, node: number): number => Number(ids[node]!.slice(1));

function newEntry(merged: MergedNodes, kind: number): number {
  merged.places.push(undefined);
  merged.next.push(new Set());
  merged.streets.push(new Set());
  return merged.kinds.push(kind) - 1;
}

function addNumber({ circlesByNumber }: MergedNodes, number: number, entry: number): void {
  const known = circlesByNumber.get(number);
  if (known === undefined) circlesByNumber.set(number, [entry]);
  else if (!known.includes(entry)) known.push(entry);
}

function join(known: Set<number>, nodes: Int32Array, entries: Int32Array): void {
  for (const node of nodes) if (entries[node]! >= 0) known.add(entries[node]!);
}
