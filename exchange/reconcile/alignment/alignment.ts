/** Aligns all sources: merges their nodes in the frame of a base source. */
import type { Point } from '../../../model/index.js';
import { mergeSource, emptyMergedNodes, UNMATCHED, type MergedNodes } from './merged-nodes.js';
import { IDENTITY_AFFINE } from '../frame/affine.js';
import type { FrameFit } from '../frame/fit-frame.js';
import type { KindOffsets } from './kind-offsets.js';
import { matchSource, type AmbiguousNodes } from './match-source.js';
import type { IndexedSource } from './indexed-source.js';

export interface Alignment {
  readonly sources: readonly IndexedSource[];
  readonly merged: MergedNodes;
  /** The index of the source whose frame and ids are used. */
  readonly base: number;
  readonly fits: readonly FrameFit[];
  /** For each source, the constant offsets of its kinds of nodes. */
  readonly offsets: readonly KindOffsets[];
  readonly ambiguous: readonly (readonly AmbiguousNodes[])[];
  /** For each source, the node of each entry, or UNMATCHED. */
  readonly nodeOf: readonly Int32Array[];
  /** The position of an entry according to a source, in the frame of the base; undefined if it has none. */
  readonly placeBy: (source: number, entry: number) => Point | undefined;
}

/** Aligns the sources in the frame of the first one with positions; those without positions come last. */
export function alignSources(sources: readonly IndexedSource[]): Alignment {
  const base =
    sources.find(({ knows, index }) => knows.has('places') && isPlaced(sources[index]!)) ?? sources[0]!;
  const order = [...sources].sort((a, b) => rank(a, base) - rank(b, base) || a.index - b.index);
  const merged = emptyMergedNodes(base);
  const [fits, ambiguous]: [FrameFit[], AmbiguousNodes[][]] = [[], []];
  const offsets: KindOffsets[] = [];
  const places: ((node: number) => Point | undefined)[] = [];
  for (const source of order) {
    const { index, network } = source;
    if (source === base) {
      const at = (node: number): Point | undefined =>
        source.isPlaced(node) ? [network.drawing.xs[node]!, network.drawing.ys[node]!] : undefined;
      const of = network.circleCount;
      fits[index] = isPlaced(source)
        ? { ok: true, map: IDENTITY_AFFINE, spread: 0, fitting: of, of }
        : { ok: false, reason: 'no-places', of: 0 };
      [places[index], ambiguous[index], offsets[index]] = [at, [], new Map()];
      mergeSource(merged, source, new Int32Array(network.kinds.length).fill(UNMATCHED), at);
    } else {
      const matched = matchSource(merged, source);
      [fits[index], places[index], ambiguous[index]] = [matched.fit, matched.placeOf, [...matched.ambiguous]];
      offsets[index] = matched.offsets;
      mergeSource(merged, source, matched.entries, matched.placeOf);
    }
  }
  const nodeOf = sources.map(({ index }) => inverse(merged.entries[index]!, merged.kinds.length));
  const placeBy = (source: number, entry: number): Point | undefined => {
    const node = nodeOf[source]![entry]!;
    return node < 0 ? undefined : places[source]!(node);
  };
  return { sources, merged, base: base.index, fits, offsets, ambiguous, nodeOf, placeBy };
}

/** The entry of a node of a source; negative if it has none. */
export const mergedNodeOfId = ({ sources, merged }: Alignment, source: number, id: string): number =>
  merged.entries[source]![sources[source]!.network.indexOfId.get(id) ?? -1] ?? UNMATCHED;

const isPlaced = ({ network, isPlaced: placed }: IndexedSource): boolean =>
  network.ids.some((_, node) => placed(node));

const rank = (source: IndexedSource, base: IndexedSource): number =>
  source === base ? 0 : isPlaced(source) ? 1 : 2;

function inverse(entries: Int32Array, count: number): Int32Array {
  const nodes = new Int32Array(count).fill(UNMATCHED);
  for (const [node, entry] of entries.entries()) if (entry >= 0) nodes[entry] = node;
  return nodes;
}
