/** How one digitisation lies on another: fitted on circles of the same number, though some of them lie elsewhere. */
import type { Point } from '../../model/board.js';
import {
  missOf,
  nearestAffine,
  nearestSimilarity,
  SAME_FRAME,
  type Affine,
  type PlacePair,
} from './affine.js';

/** Why places cannot be laid on one another. */
export const UNFITTED = ['no-places', 'too-few', 'one-line', 'unlike'] as const;

export type Fit =
  | {
      readonly ok: true;
      readonly map: Affine;
      /** How far off the fitting circles are, as a root of mean squares in units of the frame they are laid on. */
      readonly spread: number;
      readonly fitting: number;
      readonly of: number;
    }
  | { readonly ok: false; readonly reason: (typeof UNFITTED)[number]; readonly of: number };

/** From so many circles on a stretch may be fitted too; fewer would bend to any error. */
const ENOUGH_TO_STRETCH = 8;
const MOST_SAMPLES = 300;
/** More circles than this are not asked while samples are judged. */
const MOST_JUDGES = 300;

/**
 * The frame by the least median of squares: maps through few circles, of which that one is taken which misses the better half
 * least, so that fewer than half may lie anywhere. Then all circles that it hits are fitted together. The samples are the
 * same every time.
 */
export function fitFrame(pairs: readonly PlacePair[]): Fit {
  const of = pairs.length;
  const no = (reason: (typeof UNFITTED)[number]): Fit => ({ ok: false, reason, of });
  const isSame = of > 0 && pairs.every((pair) => missOf(SAME_FRAME, pair) <= 1);
  if (isSame) return { ok: true, map: SAME_FRAME, spread: spreadOf(SAME_FRAME, pairs), fitting: of, of };
  if (of < 3) return no('too-few');
  const judges = evenly(pairs, MOST_JUDGES);
  const stretches = of >= ENOUGH_TO_STRETCH;
  // So many must be hit that a map through a sample alone is no use (Rousseeuw and Leroy, Robust Regression, chapter 3).
  const needed = Math.floor((judges.length + (stretches ? 4 : 3)) / 2);
  let [best, least] = [undefined as Affine | undefined, Infinity];
  for (const map of stretches ? stretchedMaps(pairs) : plainMaps(pairs)) {
    const miss = nthMiss(map, judges, needed, least);
    if (miss < least) [best, least] = [map, miss];
  }
  if (best === undefined) return no('one-line');
  return settled(best, least, pairs, stretches) ?? no('unlike');
}

/** Through triples, which turn up in a fixed but scattered order. */
function* stretchedMaps(pairs: readonly PlacePair[]): Generator<Affine> {
  const { length } = pairs;
  let state = 1;
  // The low bits of such a row repeat soon.
  const next = (): number => ((state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 9) % length;
  for (let sample = 0; sample < MOST_SAMPLES; sample++) {
    const [i, j, k] = [next(), next(), next()];
    if (i === j || j === k || i === k) continue;
    const map = nearestAffine([pairs[i]!, pairs[j]!, pairs[k]!]);
    if (map !== undefined) yield map;
  }
}

/** Through all pairs of the few circles, either side up. */
function* plainMaps(pairs: readonly PlacePair[]): Generator<Affine> {
  // On one line nothing tells a board from its mirror image.
  if (nearestAffine(pairs) === undefined) return;
  for (const [i, one] of pairs.entries())
    for (const other of pairs.slice(i + 1))
      for (const mirrored of [false, true]) {
        const map = nearestSimilarity([one, other], mirrored);
        if (map !== undefined) yield map;
      }
}

/** The n-th smallest miss, or infinity as soon as it cannot be below the limit. */
function nthMiss(map: Affine, pairs: readonly PlacePair[], n: number, limit: number): number {
  const misses: number[] = [];
  for (const [i, pair] of pairs.entries()) {
    const miss = missOf(map, pair);
    if (miss < limit) misses.push(miss);
    if (misses.length + pairs.length - 1 - i < n) return Infinity;
  }
  return misses.sort((a, b) => a - b)[n - 1] ?? Infinity;
}

/** Fits all circles that the map hits, until the same ones are hit again. */
function settled(
  start: Affine,
  miss: number,
  pairs: readonly PlacePair[],
  stretches: boolean,
): Fit | undefined {
  let [map, spread] = [start, 1.5 * miss];
  let hits: readonly PlacePair[] = [];
  for (let round = 0; round < 5; round++) {
    const scale = Math.sqrt(Math.abs(map.a * map.d - map.b * map.c));
    // Whole numbers are off by up to 0.7 in either frame.
    const reach = Math.max(3 * spread, 1.5 * (1 + scale));
    hits = pairs.filter((pair) => missOf(map, pair) <= reach);
    const mirrored = map.a * map.d - map.b * map.c < 0;
    const refitted = stretches ? nearestAffine(hits) : nearestSimilarity(hits, mirrored);
    if (refitted === undefined) return undefined;
    map = refitted;
    spread = spreadOf(map, hits);
  }
  const isUseful = 2 * hits.length > pairs.length && 4 * spread < distanceBetween(pairs);
  return isUseful ? { ok: true, map, spread, fitting: hits.length, of: pairs.length } : undefined;
}

const spreadOf = (map: Affine, pairs: readonly PlacePair[]): number =>
  Math.sqrt(pairs.reduce((sum, pair) => sum + missOf(map, pair) ** 2, 0) / Math.max(1, pairs.length));

/** The median distance from a circle to the nearest other: a frame that is off by as much tells nobody apart. */
function distanceBetween(pairs: readonly PlacePair[]): number {
  const places = pairs.map(({ to }) => to);
  const nearest = evenly(places, 60).map((at) =>
    places.reduce((least, other) => (other === at ? least : Math.min(least, distance(at, other))), Infinity),
  );
  return nearest.sort((a, b) => a - b)[nearest.length >> 1] ?? 0;
}

const distance = ([x, y]: Point, [u, v]: Point): number => Math.hypot(u - x, v - y);

/** At most so many of a list, from all along it. */
const evenly = <T>(list: readonly T[], most: number): readonly T[] =>
  list.length <= most
    ? list
    : Array.from({ length: most }, (_, i) => list[Math.floor((i * list.length) / most)]!);
