/** Lays one view on the atlas: circles by number, the rest by place and by whom they have next to them. */
import type { Point } from '../../model/board.js';
import { CIRCLE } from '../../model/network/network.js';
import { applyAffine, SAME_FRAME, type PlacePair } from './affine.js';
import { NOBODY, UNTOLD, type Atlas } from './atlas.js';
import { fitFrame, type Fit } from './fit-frame.js';
import { matchByPlace, matchOtherKinds, nearest } from './match-by-place.js';
import { matchByStructure } from './match-by-structure.js';
import {
  foundNextToEntry,
  foundNextToNode,
  isCrossingOrJunction,
  openEntries,
  openNodes,
  pair,
  unpair,
  type Matching,
} from './matching.js';
import { circlesOfNumber, seatCircles } from './seat-circles.js';
import { nextTo, type View } from './views.js';

/** Nodes and entries that have the same neighbours, so that nobody can say which is which. */
export interface Alike {
  readonly nodes: readonly number[];
  readonly entries: readonly number[];
}

export interface MatchedView {
  readonly entries: Int32Array;
  readonly fit: Fit;
  readonly placeOf: (node: number) => Point | undefined;
  readonly alike: readonly Alike[];
}

/** Finds the entries of a view's nodes. Nodes that nobody has yet stay without one. */
export function matchView(atlas: Atlas, view: View): MatchedView {
  const fit = fitOf(atlas, view);
  const { drawing, kinds } = view.network;
  const placeOf = (node: number): Point | undefined =>
    fit.ok && view.isPlaced(node) ? applyAffine(fit.map, [drawing.xs[node]!, drawing.ys[node]!]) : undefined;
  const spread = fit.ok ? fit.spread : 0;
  const matching: Matching = {
    view,
    atlas,
    entryOf: new Int32Array(kinds.length).fill(NOBODY),
    nodeOf: new Int32Array(atlas.kinds.length).fill(NOBODY),
    placeOf,
    near: (kind) => Math.max(kind === CIRCLE ? atlas.discs.circle : 3 * atlas.discs.crossing, 4 * spread),
  };
  pairCircles(matching);
  matchOthers(matching);
  // Circles in the wrong seats have misled their neighbours, so these are asked again.
  if (seatCircles(matching)) {
    for (const [node, entry] of matching.entryOf.entries())
      if (entry >= 0 && kinds[node] !== CIRCLE) unpair(matching, node);
    matchOthers(matching);
    seatCircles(matching);
  }
  matchByPlace(matching, { agreeing: false });
  matchByStructure(matching);
  matchOtherKinds(matching);
  const alike = alikeOf(matching);
  for (const { nodes } of alike) for (const node of nodes) matching.entryOf[node] = UNTOLD;
  return { entries: matching.entryOf, fit, placeOf, alike };
}

function matchOthers(matching: Matching): void {
  matchByPlace(matching, { agreeing: true });
  matchByStructure(matching);
}

function fitOf(atlas: Atlas, view: View): Fit {
  const pairs: PlacePair[] = [];
  const { ids, circleCount, drawing } = view.network;
  for (let node = 0; node < circleCount; node++) {
    const entries = atlas.circlesByNumber.get(Number(ids[node]!.slice(1))) ?? [];
    const to = atlas.places[entries[0]!];
    if (entries.length === 1 && to !== undefined && view.isPlaced(node))
      pairs.push({ from: [drawing.xs[node]!, drawing.ys[node]!], to });
  }
  const isPlaceless = !view.knows.has('places') || atlas.places.every((at) => at === undefined);
  if (isPlaceless) return { ok: false, reason: 'no-places', of: 0 };
  const fit = fitFrame(pairs);
  const isOdd = !fit.ok && fit.reason === 'unlike' && isSameFrame(atlas, view);
  return isOdd ? { ok: true, map: SAME_FRAME, spread: 0, fitting: 0, of: fit.of } : fit;
}

/** Whether most nodes lie just where the atlas has one of their kind: then wrong numbers do not matter. */
function isSameFrame({ places, kinds }: Atlas, { network, isPlaced }: View): boolean {
  const known = new Set(places.map((at, entry) => (at ? `${kinds[entry]!} ${at.join()}` : '')));
  const { xs, ys } = network.drawing;
  const there = network.ids.filter((_, node) => isPlaced(node) && known.has(`${network.kinds[node]!} ${xs[node]!},${ys[node]!}`)); // prettier-ignore
  return 2 * there.length > network.ids.length;
}

/** Circles whose number and place agree; where there is no place, the number will do until the neighbours are known. */
function pairCircles(matching: Matching): void {
  const isCircle = (kind: number): boolean => kind === CIRCLE;
  const byPlace = new Map(nearest(matching, isCircle, matching.near(CIRCLE)));
  for (const node of [...openNodes(matching, isCircle)]) {
    const ofNumber = circlesOfNumber(matching, node).filter((entry) => matching.nodeOf[entry] === NOBODY);
    const isFramed = (entry: number): boolean =>
      matching.placeOf(node) !== undefined && matching.atlas.places[entry] !== undefined;
    const entry =
      ofNumber.find((each) => byPlace.get(node) === each) ?? ofNumber.find((each) => !isFramed(each));
    if (entry !== undefined) pair(matching, node, entry);
  }
}

/** Open nodes and open entries with the same found neighbours; or that nothing at all is known of, neither place nor neighbours. */
function alikeOf(matching: Matching): readonly Alike[] {
  const groups = new Map<string, { nodes: number[]; entries: number[] }>();
  const group = (kind: number, found: readonly number[]): { nodes: number[]; entries: number[] } => {
    const key = `${kind} ${found.join(' ')}`;
    const known = groups.get(key) ?? { nodes: [], entries: [] };
    groups.set(key, known);
    return known;
  };
  for (const node of openNodes(matching, isCrossingOrJunction)) {
    const found = foundNextToNode(matching, node);
    const isBare = matching.placeOf(node) === undefined && nextTo(matching.view, node).length === 0;
    if (found.length > 0 || isBare) group(matching.view.network.kinds[node]!, found).nodes.push(node);
  }
  for (const entry of openEntries(matching, isCrossingOrJunction)) {
    const found = foundNextToEntry(matching, entry);
    const isBare = matching.atlas.places[entry] === undefined && matching.atlas.next[entry]!.size === 0;
    if (found.length > 0 || isBare) group(matching.atlas.kinds[entry]!, found).entries.push(entry);
  }
  return [...groups.values()].filter(({ nodes, entries }) => nodes.length > 0 && entries.length > 0);
}
