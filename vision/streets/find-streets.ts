/** Finds the dashed streets between the nodes of a picture. */
import { type Picture, type Plane, quantile } from '../pixels/index.js';
import { chooseStreets, type StreetCandidate } from './choose-streets.js';
import { lineStyle } from './line-style.js';
import { dashFeatures, inkAlong, type LineStyle, widenInk } from './dashes.js';
import { blurInk, type InkMap, inkMap } from './ink-map.js';
import { nearbyPairs, type NodePair, thirdNodeTest } from './node-pairs.js';
import { type KindOdds, kindOdds, withKindOdds } from './pair-odds.js';
import { orientedMaps, type OrientedMaps } from './oriented-lines.js';
import { type StreetFeatures, streetFeatures, streetProbability } from './street-model.js';
import type { StreetNode } from './street-node.js';
import { type Path, pathTracer } from './trace-path.js';

/** The streets of a picture, in pixels of the ink map they were found in. */
export interface FoundStreets {
  readonly streets: readonly StreetCandidate[];
  /** All paths that were considered, with what they look like. */
  readonly candidates: readonly (StreetCandidate & { readonly features: StreetFeatures })[];
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
): FoundStreets {
  const map = inkMap(picture, nodes, side);
  const blurred = blurInk(map);
  const widened = widenInk(map.ink);
  const runsThroughNode = thirdNodeTest(map.nodes);
  const trace = (maps: OrientedMaps, pairs: readonly NodePair[]): readonly TracedPair[] => {
    const tracePath = pathTracer(maps);
    return pairs.flatMap((pair) => {
      const path = tracePath(map.nodes[pair[0]]!, map.nodes[pair[1]]!);
      return path === undefined || runsThroughNode(path, pair) ? [] : [{ pair, path }];
    });
  };
  reportProgress?.(0.1);
  const plain = trace(
    orientedMaps(blurred.ink, blurred.mask, undefined),
    nearbyPairs(map.nodes, 12, LONGEST * map.side),
  );
  reportProgress?.(0.4);
  const fullLine = quantile(
    plain.map(({ path }) => meanStrength(path)),
    0.85,
  );
  const style = lineStyle(
    clearest(plain, map.side).map(({ path }) => inkAlong(widened, path)),
    map.side,
  );
  const maps = orientedMaps(blurred.ink, blurred.mask, {
    period: style.isDashed ? style.period : undefined,
    fullLine,
  });
  reportProgress?.(0.7);
  const traced = trace(maps, nearbyPairs(map.nodes, 28, LONGEST * map.side));
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
    return { pair, path, features, probability: streetProbability(features) };
  });
  const odds = kindOdds(map.nodes, looks);
  const candidates = looks.map((look) => ({
    ...look,
    probability: withKindOdds(look.probability, odds, map.nodes, look.pair),
  }));
  reportProgress?.(1);
  return {
    streets: chooseStreets(candidates, map.side),
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

const meanStrength = ({ strength }: Path): number =>
  strength.reduce((sum, value) => sum + value, 0) / strength.length;

/** The 150 strongest paths that are long enough to show a period. */
function clearest(traced: readonly TracedPair[], side: number): readonly TracedPair[] {
  return traced
    .filter(({ path }) => path.straight > 4 * side)
    .map((one) => ({ one, strength: meanStrength(one.path) }))
    .sort((a, b) => b.strength - a.strength)
    .slice(0, 150)
    .map(({ one }) => one);
}
