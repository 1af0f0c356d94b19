/** Fits the frame of one source to another by circles with the same number, ignoring outliers. */
import type { Point } from '../../../model/index.js';
import {
  residualDistance,
  fitAffine,
  fitSimilarity,
  IDENTITY_AFFINE,
  type Affine,
  type PointPair,
} from './affine.js';

/** Why frames could not be fitted. */
export const UNFITTED_REASONS = ['no-places', 'too-few', 'one-line', 'unlike'] as const;

export type FrameFit =
  | {
      readonly ok: true;
      readonly map: Affine;
      /** The root mean square error of the fitting circles, in units of the target frame. */
      readonly spread: number;
      readonly fitting: number;
      readonly of: number;
    }
  | { readonly ok: false; readonly reason: (typeof UNFITTED_REASONS)[number]; readonly of: number };

/** The fewest circles for an affine fit; with fewer it would follow any error. */
const ENOUGH_TO_STRETCH = 8;
const MOST_SAMPLES = 300;
/** The most circles that samples are evaluated with. */
const MOST_EVALUATED = 300;

/**
 * Least median of squares: of maps through a few circles the one with the smallest error in its better half is taken, so
 * that fewer than half of the circles may be outliers. Then all circles that it hits are fitted together. The samples are
 * the same every time.
 */
export function fitFrame(pairs: readonly PointPair[]): FrameFit {
  const of = pairs.length;
  const no = (reason: (typeof UNFITTED_REASONS)[number]): FrameFit => ({ ok: false, reason, of });
  const isSame = of > 0 && pairs.every((pair) => residualDistance(IDENTITY_AFFINE, pair) <= 1);
  if (isSame)
    return { ok: true, map: IDENTITY_AFFINE, spread: spreadOf(IDENTITY_AFFINE, pairs), fitting: of, of };
  if (of < 3) return no('too-few');
  const evaluated = evenly(pairs, MOST_EVALUATED);
  const stretches = of >= ENOUGH_TO_STRETCH;
  // More hits than the sample itself are required (Rousseeuw and Leroy, Robust Regression, chapter 3).
  const needed = Math.floor((evaluated.length + (stretches ? 4 : 3)) / 2);
  let [best, least] = [undefined as Affine | undefined, Infinity];
  for (const map of stretches ? stretchedMaps(pairs) : plainMaps(pairs)) {
    const miss = nthMiss(map, evaluated, needed, least);
    if (miss < least) [best, least] = [map, miss];
  }
  if (best === undefined) return no('one-line');
  return settled(best, least, pairs, stretches) ?? no('unlike');
}

/** Maps through pseudo-random triples. */
function* stretchedMaps(pairs: readonly PointPair[]): Generator<Affine> {
  const { length } = pairs;
  let state = 1;
  // The low bits of such a generator have a short period.
  const next = (): number => ((state = (Math.imul(state, 1664525) + 1013904223) >>> 0) >>> 9) % length;
  for (let sample = 0; sample < MOST_SAMPLES; sample++) {
    const [i, j, k] = [next(), next(), next()];
    if (i === j || j === k || i === k) continue;
    const map = fitAffine([pairs[i]!, pairs[j]!, pairs[k]!]);
    if (map !== undefined) yield map;
  }
}

/** Maps through all pairs of circles, mirrored or not. */
function* plainMaps(pairs: readonly PointPair[]): Generator<Affine> {
  // On one line a board cannot be distinguished from its mirror image.
  if (fitAffine(pairs) === undefined) return;
  for (const [i, one] of pairs.entries())
    for (const other of pairs.slice(i + 1))
      for (const mirrored of [false, true]) {
        const map = fitSimilarity([one, other], mirrored);
        if (map !== undefined) yield map;
      }
}

/** The n-th smallest error, or infinity as soon as it cannot be below the limit. */
function nthMiss(map: Affine, pairs: readonly PointPair[], n: number, limit: number): number {
  const misses: number[] = [];
  for (const [i, pair] of pairs.entries()) {
    const miss = residualDistance(map, pair);
    if (miss < limit) misses.push(miss);
    if (misses.length + pairs.length - 1 - i < n) return Infinity;
  }
  return misses.sort((a, b) => a - b)[n - 1] ?? Infinity;
}

/** Refits to all circles that the map hits. */
function settled(
  start: Affine,
  miss: number,
  pairs: readonly PointPair[],
  stretches: boolean,
): FrameFit | undefined {
  let [map, spread] = [start, 1.5 * miss];
  let hits: readonly PointPair[] = [];
  for (let round = 0; round < 5; round++) {
    const scale = Math.sqrt(Math.abs(map.a * map.d - map.b * map.c));
    // Rounding to whole numbers adds up to 0.7 in either frame.
    const reach = Math.max(3 * spread, 1.5 * (1 + scale));
    hits = pairs.filter((pair) => residualDistance(map, pair) <= reach);
    const mirrored = map.a * map.d - map.b * map.c < 0;
    const refitted = stretches ? fitAffine(hits) : fitSimilarity(hits, mirrored);
    if (refitted === undefined) return undefined;
    map = refitted;
    spread = spreadOf(map, hits);
  }
  const isUseful = 2 * hits.length > pairs.length && 4 * spread < distanceBetween(pairs);
  return isUseful ? { ok: true, map, spread, fitting: hits.length, of: pairs.length } : undefined;
}

const spreadOf = (map: Affine, pairs: readonly PointPair[]): number =>
  Math.sqrt(
    pairs.reduce((sum, pair) => sum + residualDistance(map, pair) ** 2, 0) / Math.max(1, pairs.length),
  );

/** The median distance to the nearest circle: a frame with a larger error cannot distinguish circles. */
function distanceBetween(pairs: readonly PointPair[]): number {
  const places = pairs.map(({ to }) => to);
  const nearest = evenly(places, 60).map((at) =>
    places.reduce((least, other) => (other === at ? least : Math.min(least, distance(at, other))), Infinity),
  );
  return nearest.sort((a, b) => a - b)[nearest.length >> 1] ?? 0;
}

const distance = ([x, y]: Point, [u, v]: Point): number => Math.hypot(u - x, v - y);

/** An evenly spaced sample of a list. */
const evenly = <T>(list: readonly T[], most: number): readonly T[] =>
  list.length <= most
    ? list
    : Array.from({ length: most }, (_, i) => list[Math.floor((i * list.length) / most)]!);
