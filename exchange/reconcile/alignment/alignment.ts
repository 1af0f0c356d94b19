/** Aligns all sources: merges their nodes in the frame of a base source. */
import type { Point } from '../../../model/index.js';
import { mergeSource, emptyMergedNodes, UNMATCHED, type MergedNodes } from './merged-nodes.js';
import { IDENTITY_AFFINE } from '../frame/affine.js';
import type { FrameFit } from '../frame/fit-frame.js';
import { matchSource, type AmbiguousNodes } from './match-source.js';
import type { IndexedSource } from './indexed-source.js';

export interface Alignment {
  readonly views: readonly IndexedSource[];
  readonly merged: MergedNodes;
  /** The index of the view whose frame and ids are used. */
  readonly base: number;
  readonly fits: readonly FrameFit[];
  readonly ambiguous: readonly (readonly AmbiguousNodes[])[];
  /** For each view, the node of each entry, or UNMATCHED. */
  readonly nodeOf: readonly Int32Array[];
  /** The position of an entry according to a view, in the frame of the base; undefined if it has none. */
  readonly placeBy: (view: number, entry: number) => Point | undefined;
}

/**
 * Aligns the sources in the frame of the first one with positions. Sources without positions come last, when there
 * is most to compare with.
 */
export function alignSources(views: readonly IndexedSource[]): Alignment {
  const base = views.find(({ knows, index }) => knows.has('places') && isPlaced(views[index]!)) ?? views[0]!;
  const order = [...views].sort((a, b) => rank(a, base) - rank(b, base) || a.index - b.index);
  const merged = emptyMergedNodes(base);
  const [fits, ambiguous]: [FrameFit[], AmbiguousNodes[][]] = [[], []];
  const places: ((node: number) => Point | undefined)[] = [];
  for (const view of order) {
    const { index, network } = view;
    if (view === base) {
      const at = (node: number): Point | undefined =>
        view.isPlaced(node) ? [network.drawing.xs[node]!, network.drawing.ys[node]!] : undefined;
      const of = network.circleCount;
      fits[index] = isPlaced(view)
        ? { ok: true, map: IDENTITY_AFFINE, spread: 0, fitting: of, of }
        : { ok: false, reason: 'no-places', of: 0 };
      [places[index], ambiguous[index]] = [at, []];
      mergeSource(merged, view, new Int32Array(network.kinds.length).fill(UNMATCHED), at);
    } else {
      const matched = matchSource(merged, view);
      [fits[index], places[index], ambiguous[index]] = [matched.fit, matched.placeOf, [...matched.ambiguous]];
      mergeSource(merged, view, matched.entries, matched.placeOf);
    }
  }
  const nodeOf = views.map(({ index }) => inverse(merged.entries[index]!, merged.kinds.length));
  const placeBy = (view: number, entry: number): Point | undefined => {
    const node = nodeOf[view]![entry]!;
    return node < 0 ? undefined : places[view]!(node);
  };
  return { views, merged, base: base.index, fits, ambiguous, nodeOf, placeBy };
}

/** Caches the results of a function of an alignment. */
export function memoByAlignment<T>(compute: (alignment: Alignment) => T): (alignment: Alignment) => T {
  const known = new WeakMap<Alignment, { readonly result: T }>();
  return (alignment) => {
    const before = known.get(alignment) ?? { result: compute(alignment) };
    known.set(alignment, before);
    return before.result;
  };
}

/** The entry of a node of a view; negative if it has none. */
export const entryOfId = ({ views, merged }: Alignment, view: number, id: string): number =>
  merged.entries[view]![views[view]!.network.indexOfId.get(id) ?? -1] ?? UNMATCHED;

const isPlaced = ({ network, isPlaced: placed }: IndexedSource): boolean =>
  network.ids.some((_, node) => placed(node));

const rank = (view: IndexedSource, base: IndexedSource): number =>
  view === base ? 0 : isPlaced(view) ? 1 : 2;

function inverse(entries: Int32Array, count: number): Int32Array {
  const nodes = new Int32Array(count).fill(UNMATCHED);
  for (const [node, entry] of entries.entries()) if (entry >= 0) nodes[entry] = node;
  return nodes;
}
