/** All views laid on one another. */
import type { Point } from '../../model/board.js';
import { addView, emptyAtlas, NOBODY, type Atlas } from './atlas.js';
import { SAME_FRAME } from './affine.js';
import type { Fit } from './fit-frame.js';
import { matchView, type Alike } from './match-view.js';
import type { View } from './views.js';

export interface Chart {
  readonly views: readonly View[];
  readonly atlas: Atlas;
  /** The view whose frame and ids are used. */
  readonly base: number;
  readonly fits: readonly Fit[];
  readonly alike: readonly (readonly Alike[])[];
  /** For each view, the node that is an entry, or NOBODY. */
  readonly nodeOf: readonly Int32Array[];
  /** Where an entry lies by a view, in the frame of the base; undefined if it does not say. */
  readonly placeBy: (view: number, entry: number) => Point | undefined;
}

/** The chart in the frame of the first view that has places. Those without come last, when there is most to compare with. */
export function chartOf(views: readonly View[]): Chart {
  const base = views.find(({ knows, index }) => knows.has('places') && isPlaced(views[index]!)) ?? views[0]!;
  const order = [...views].sort((a, b) => rank(a, base) - rank(b, base) || a.index - b.index);
  const atlas = emptyAtlas(base);
  const [fits, alike]: [Fit[], Alike[][]] = [[], []];
  const places: ((node: number) => Point | undefined)[] = [];
  for (const view of order) {
    const { index, network } = view;
    if (view === base) {
      const at = (node: number): Point | undefined =>
        view.isPlaced(node) ? [network.drawing.xs[node]!, network.drawing.ys[node]!] : undefined;
      const of = network.circleCount;
      fits[index] = isPlaced(view)
        ? { ok: true, map: SAME_FRAME, spread: 0, fitting: of, of }
        : { ok: false, reason: 'no-places', of: 0 };
      [places[index], alike[index]] = [at, []];
      addView(atlas, view, new Int32Array(network.kinds.length).fill(NOBODY), at);
    } else {
      const matched = matchView(atlas, view);
      [fits[index], places[index], alike[index]] = [matched.fit, matched.placeOf, [...matched.alike]];
      addView(atlas, view, matched.entries, matched.placeOf);
    }
  }
  const nodeOf = views.map(({ index }) => inverse(atlas.entries[index]!, atlas.kinds.length));
  const placeBy = (view: number, entry: number): Point | undefined => {
    const node = nodeOf[view]![entry]!;
    return node < 0 ? undefined : places[view]!(node);
  };
  return { views, atlas, base: base.index, fits, alike, nodeOf, placeBy };
}

const isPlaced = ({ network, isPlaced: placed }: View): boolean =>
  network.ids.some((_, node) => placed(node));

const rank = (view: View, base: View): number => (view === base ? 0 : isPlaced(view) ? 1 : 2);

function inverse(entries: Int32Array, count: number): Int32Array {
  const nodes = new Int32Array(count).fill(NOBODY);
  for (const [node, entry] of entries.entries()) if (entry >= 0) nodes[entry] = node;
  return nodes;
}
