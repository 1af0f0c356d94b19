/** Matches the nodes of one source to the merged nodes: circles by number, the rest by position and neighbours. */
import type { Point } from '../../../model/index.js';
import { CIRCLE } from '../../../model/network/index.js';
import { applyAffine, IDENTITY_AFFINE, type PointPair } from '../frame/affine.js';
import { UNMATCHED, AMBIGUOUS, type MergedNodes } from './merged-nodes.js';
import { fitFrame, type FrameFit } from '../frame/fit-frame.js';
import {
  matchByPosition,
  matchAcrossKinds,
  findMutuallyNearest,
  matchedNeighboursOfMerged,
  matchedNeighboursOfNode,
  isCrossingOrJunction,
  unmatchedMergedNodes,
  unmatchedNodes,
  matchPair,
  unmatchNode,
  type MatchingState,
} from './matching-state.js';
import { findKindOffsets, type KindOffsets } from './kind-offsets.js';
import { matchByNeighbours } from './match-by-neighbours.js';
import { mergedCirclesWithNumber, resolveSwappedNumbers } from './resolve-swapped-numbers.js';
import { neighboursInSource, type IndexedSource } from './indexed-source.js';

/** Nodes of a source and merged nodes with the same neighbours, which cannot be distinguished. */
export interface AmbiguousNodes {
  readonly nodes: readonly number[];
  readonly entries: readonly number[];
}

export interface MatchedSource {
  readonly entries: Int32Array;
  readonly fit: FrameFit;
  readonly placeOf: (node: number) => Point | undefined;
  readonly ambiguous: readonly AmbiguousNodes[];
  readonly offsets: KindOffsets;
}

/** Finds the merged node of each node of a source. New nodes stay unmatched. */
export function matchSource(merged: MergedNodes, source: IndexedSource): MatchedSource {
  const fit = fitOf(merged, source);
  const { drawing, kinds } = source.network;
  let offsets: KindOffsets = new Map();
  const placeOf = (node: number): Point | undefined => {
    if (!fit.ok || !source.isPlaced(node)) return undefined;
    const [x, y] = applyAffine(fit.map, [drawing.xs[node]!, drawing.ys[node]!]);
    const [dx, dy] = offsets.get(kinds[node]!) ?? [0, 0];
    return [x - dx, y - dy];
  };
  const spread = fit.ok ? fit.spread : 0;
  const matching: MatchingState = {
    source,
    merged,
    entryOf: new Int32Array(kinds.length).fill(UNMATCHED),
    nodeOf: new Int32Array(merged.kinds.length).fill(UNMATCHED),
    placeOf,
    near: (kind) => Math.max(kind === CIRCLE ? merged.discs.circle : 3 * merged.discs.crossing, 4 * spread),
  };
  pairCircles(matching);
  matchOthers(matching);
  offsets = findKindOffsets(matching, spread);
  if (offsets.size > 0) matchOthersAgain(matching);
  // Wrongly matched circles have misled their neighbours, so these are matched again.
  if (resolveSwappedNumbers(matching)) {
    matchOthersAgain(matching);
    resolveSwappedNumbers(matching);
  }
  matchByPosition(matching, { agreeing: false });
  matchByNeighbours(matching);
  matchAcrossKinds(matching);
  const ambiguous = findAmbiguous(matching);
  for (const { nodes } of ambiguous) for (const node of nodes) matching.entryOf[node] = AMBIGUOUS;
  return { entries: matching.entryOf, fit, placeOf, ambiguous, offsets };
}

/** Matches crossings and junctions once more, after what they are matched by has changed. */
function matchOthersAgain(matching: MatchingState): void {
  for (const [node, entry] of matching.entryOf.entries())
    if (entry >= 0 && matching.source.network.kinds[node] !== CIRCLE) unmatchNode(matching, node);
  matchOthers(matching);
}

function matchOthers(matching: MatchingState): void {
  matchByPosition(matching, { agreeing: true });
  matchByNeighbours(matching);
}

function fitOf(merged: MergedNodes, source: IndexedSource): FrameFit {
  const pairs: PointPair[] = [];
  const { ids, circleCount, drawing } = source.network;
  for (let node = 0; node < circleCount; node++) {
    const entries = merged.circlesByNumber.get(Number(ids[node]!.slice(1))) ?? [];
    const to = merged.places[entries[0]!];
    if (entries.length === 1 && to !== undefined && source.isPlaced(node))
      pairs.push({ from: [drawing.xs[node]!, drawing.ys[node]!], to });
  }
  const isPlaceless = !source.knows.has('places') || merged.places.every((at) => at === undefined);
  if (isPlaceless) return { ok: false, reason: 'no-places', of: 0 };
  const fit = fitFrame(pairs);
  const isOdd = !fit.ok && fit.reason === 'unlike' && isSameFrame(merged, source);
  return isOdd ? { ok: true, map: IDENTITY_AFFINE, spread: 0, fitting: 0, of: fit.of } : fit;
}

/** Whether most nodes are exactly at the position of a merged node of their kind: then wrong numbers do not matter. */
function isSameFrame({ places, kinds }: MergedNodes, { network, isPlaced }: IndexedSource): boolean {
  const known = new Set(places.map((at, entry) => (at ? `${kinds[entry]!} ${at.join()}` : '')));
  const { xs, ys } = network.drawing;
  const there = network.ids.filter((_, node) => isPlaced(node) && known.has(`${network.kinds[node]!} ${xs[node]!},${ys[node]!}`)); // prettier-ignore
  return 2 * there.length > network.ids.length;
}

/** Matches circles whose number and position agree; without positions the number alone, until the neighbours are known. */
function pairCircles(matching: MatchingState): void {
  const isCircle = (kind: number): boolean => kind === CIRCLE;
  const byPlace = new Map(findMutuallyNearest(matching, isCircle, matching.near(CIRCLE)));
  for (const node of [...unmatchedNodes(matching, isCircle)]) {
    const ofNumber = mergedCirclesWithNumber(matching, node).filter(
      (entry) => matching.nodeOf[entry] === UNMATCHED,
    );
    const isFramed = (entry: number): boolean =>
      matching.placeOf(node) !== undefined && matching.merged.places[entry] !== undefined;
    const entry =
      ofNumber.find((each) => byPlace.get(node) === each) ?? ofNumber.find((each) => !isFramed(each));
    if (entry !== undefined) matchPair(matching, node, entry);
  }
}

/** Unmatched nodes and entries with the same matched neighbours, or with neither position nor neighbours. */
function findAmbiguous(matching: MatchingState): readonly AmbiguousNodes[] {
  const groups = new Map<string, { nodes: number[]; entries: number[] }>();
  const group = (kind: number, found: readonly number[]): { nodes: number[]; entries: number[] } => {
    const key = `${kind} ${found.join(' ')}`;
    const known = groups.get(key) ?? { nodes: [], entries: [] };
    groups.set(key, known);
    return known;
  };
  for (const node of unmatchedNodes(matching, isCrossingOrJunction)) {
    const found = matchedNeighboursOfNode(matching, node);
    const isBare =
      matching.placeOf(node) === undefined && neighboursInSource(matching.source, node).length === 0;
    if (found.length > 0 || isBare) group(matching.source.network.kinds[node]!, found).nodes.push(node);
  }
  for (const entry of unmatchedMergedNodes(matching, isCrossingOrJunction)) {
    const found = matchedNeighboursOfMerged(matching, entry);
    const isBare = matching.merged.places[entry] === undefined && matching.merged.next[entry]!.size === 0;
    if (found.length > 0 || isBare) group(matching.merged.kinds[entry]!, found).entries.push(entry);
  }
  return [...groups.values()].filter(({ nodes, entries }) => nodes.length > 0 && entries.length > 0);
}
