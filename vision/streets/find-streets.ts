/** Finds the dashed streets between the nodes of a picture. */
import { type Picture, type Plane, quantile } from '../pixels/index.js';
import { chooseStreets, type StreetCandidate } from './choose-streets.js';
import { lineStyle } from './line-style.js';
import { dashFeatures, inkAlong, type LineStyle, widenInk } from './dashes.js';
import { sideForDots } from './fine-dots.js';
import { blurInk, type InkMap, inkMap } from './ink-map.js';
import { nearbyPairs, type NodePair, thirdNodeTest } from './node-pairs.js';
import { type KindOdds, kindOdds, withKindOdds } from './pair-odds.js';
import { FEW_DIRECTIONS, orientedMaps, type OrientedMaps } from './oriented-lines.js';
import {
  type StreetFeatures,
  streetFeatures,
  streetProbability,
  type StreetWeights,
} from './street-model.js';
import type { StreetNode } from './street-node.js';
import { doTouch, plausibleTouches, touchingStreets } from './touching-nodes.js';
import { STREET_WEIGHTS } from './street-weights.js';
import { type Path, pathTracer } from './trace-path.js';

/** The streets of a picture, in pixels of the ink map they were found in. */
export interface FoundStreets {
  readonly streets: readonly StreetCandidate[];
  /** All paths that were considered, with what they look like. */
  readonly candidates: readonly (StreetCandidate & { readonly features: StreetFeatures })[];
  /** Streets between nodes that touch, plausible or not. */
  readonly touching: readonly StreetCandidate[];
  readonly inkMap: InkMap;
  readonly maps: OrientedMaps;
  /** The strength that counts as full. */
  readonly fullStrength: number;
  readonly style: LineStyle;
  readonly kindOdds: KindOdds;
  /** The ink from which the ink along a path is sampled. */
  readonly widened: Plane;
}

/** A street is not longer than this many sides of a crossing. */
const LONGEST = 25;

/** The streets between the given nodes. */
export function findStreets(
  picture: Picture,
  nodes: readonly StreetNode[],
  side: number,
  reportProgress?: (share: number) => void,
  weights: StreetWeights = STREET_WEIGHTS,
): FoundStreets {
  let look = firstLook(inkMap(picture, nodes, side));
  reportProgress?.(0.3);
  const finer = sideForDots(picture, look.map, look.clear, look.style);
  // The first map is not needed any more, and its memory is.
  if (finer !== undefined) look = firstLook(inkMap(picture, nodes, side, finer));
  const { map, blurred, widened, fullLine, style } = look;
  reportProgress?.(0.4);
  const maps = orientedMaps(blurred.ink, blurred.mask, {
    period: style.isDashed ? style.period : undefined,
    fullLine,
  });
  reportProgress?.(0.7);
  const traced = tracePairs(map, maps, 28);
  const fullStrength = quantile(
    traced.map(({ path }) => meanStrength(path)),
    0.9,
  );
  const looks = traced.map(({ pair, path }) => {
    const features = streetFeatures(
      path,
      dashFeatures(inkAlong(widened, path), style),
      fullStrength,
      map.side,
    );
    return { pair, path, features, probability: streetProbability(features, weights) };
  });
  const odds = kindOdds(map.nodes, looks);
  const candidates = looks.map((look) => ({
    ...look,
    probability: withKindOdds(look.probability, odds, map.nodes, look.pair),
  }));
  const chosen = chooseStreets(candidates, map.side);
  const touching = touchingStreets(map, weights.touching);
  reportProgress?.(1);
  return {
    streets: [...chosen, ...plausibleTouches(touching, chosen, map.nodes)],
    touching,
    candidates,
    inkMap: map,
    maps,
    fullStrength,
    style,
    kindOdds: odds,
    widened,
  };
}

interface TracedPair {
  readonly pair: NodePair;
  readonly path: Path;
}

/** What a first look at the plain lines of a map shows. */
function firstLook(map: InkMap) {
  const blurred = blurInk(map);
  const widened = widenInk(map.ink);
  const maps = orientedMaps(blurred.ink, blurred.mask, undefined, FEW_DIRECTIONS);
  const plain = tracePairs(map, maps, 12);
  const fullLine = quantile(
    plain.map(({ path }) => meanStrength(path)),
    0.85,
  );
  const clear = clearest(plain, map.side);
  const style = lineStyle(
    clear.map((path) => inkAlong(widened, path)),
    map.side,
  );
  return { map, blurred, widened, fullLine, clear, style };
}

/** The paths between each node and its nearest ones that touch no other node. */
function tracePairs(map: InkMap, maps: OrientedMaps, nearest: number): readonly TracedPair[] {
  const tracePath = pathTracer(maps);
  const runsThroughNode = thirdNodeTest(map.nodes);
  return nearbyPairs(map.nodes, nearest, LONGEST * map.side).flatMap((pair) => {
    const [from, to] = [map.nodes[pair[0]]!, map.nodes[pair[1]]!];
    const path = doTouch(from, to, map.side) ? undefined : tracePath(from, to);
    return path === undefined || runsThroughNode(path, pair) ? [] : [{ pair, path }];
  });
}

const meanStrength = ({ strength }: Path): number =>
  strength.reduce((sum, value) => sum + value, 0) / strength.length;

/** The 150 strongest paths that are long enough to show a period. */
function clearest(traced: readonly TracedPair[], side: number): readonly Path[] {
  return traced
    .filter(({ path }) => path.straight > 4 * side)
    .map((one) => ({ one, strength: meanStrength(one.path) }))
    .sort((a, b) => b.strength - a.strength)
    .slice(0, 150)
    .map(({ one }) => one.path);
}
