import { describe, expect, test } from 'vitest';
import type { Point } from '../../../model/index.js';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { seededRandom } from '../../../testing/seeded-random.js';
import { applyAffine, residualDistance, decomposeAffine, type Affine, type PointPair } from './affine.js';
import { fitFrame } from './fit-frame.js';

/** Mirrored left to right if asked, then turned clockwise, then scaled and stretched downward. */
function frame(mirrored: boolean, degrees: number, scale: number, stretch = 1): Affine {
  const [sine, cosine] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const sign = mirrored ? -1 : 1;
  return {
    a: sign * scale * cosine,
    b: -scale * sine,
    c: sign * scale * stretch * sine,
    d: scale * stretch * cosine,
    e: 300,
    f: -70,
  };
}

const circles = shippedStreetBoard('whitechapel').circles.map(({ at }) => at);
const rounded = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
const seen = (map: Affine, places: readonly Point[] = circles): PointPair[] =>
  places.map((from) => ({ from, to: rounded(applyAffine(map, from)) }));

describe('fitFrame finds the frame', () => {
  test.each([
    [false, 0, 1],
    [true, 0, 1],
    [false, 17, 1.37],
    [true, -100, 0.25],
    [false, 180, 4],
  ])('mirrored %s, rotated by %s°, scaled by %s', (mirrored, degrees, scale) => {
    const fit = fitFrame(seen(frame(mirrored, degrees, scale)));
    if (!fit.ok) throw new Error(fit.reason);
    const turn = decomposeAffine(fit.map);
    const round = (angle: number): number => (Math.round(angle) + 360) % 360;
    expect([turn.mirrored, round(turn.degrees), turn.scale.toFixed(2)]).toEqual([
      mirrored,
      round(degrees),
      scale.toFixed(2),
    ]);
    expect([fit.fitting, fit.of, fit.spread < 0.6]).toEqual([195, 195, true]);
  });

  test('of a stretched picture', () => {
    const fit = fitFrame(seen(frame(false, 0, 1, 1.2)));
    expect(fit.ok && decomposeAffine(fit.map).stretch.toFixed(2)).toBe('1.20');
  });

  test.each([3, 4, 5, 7])('of %i circles', (count) => {
    const fit = fitFrame(seen(frame(true, 30, 2), circles.slice(0, count)));
    expect(fit.ok && decomposeAffine(fit.map).mirrored).toBe(true);
  });
});

describe('fitFrame ignores outliers', () => {
  const true_ = frame(true, 17, 1.37);

  test.each([1, 20, 80])('%i of 195 at random positions', (count) => {
    const random = seededRandom(count);
    const pairs = seen(true_).map((pair, i): PointPair =>
      i < count ? { ...pair, to: rounded([random() * 10_000, random() * 10_000]) } : pair,
    );
    const fit = fitFrame(pairs);
    if (!fit.ok) throw new Error(fit.reason);
    expect(fit.fitting).toBe(195 - count);
    expect(Math.max(...pairs.slice(count).map((pair) => residualDistance(fit.map, pair)))).toBeLessThan(2);
  });

  test('fewer than half, all shifted alike', () => {
    const pairs = seen(true_).map((pair, i): PointPair =>
      i < 90 ? { ...pair, to: [pair.to[0] + 500, pair.to[1]] } : pair,
    );
    const fit = fitFrame(pairs);
    expect(fit.ok && fit.fitting).toBe(105);
  });

  test('one of five', () => {
    const pairs = seen(true_, circles.slice(0, 5));
    const fit = fitFrame([...pairs.slice(0, 4), { ...pairs[4]!, to: [9000, 9000] }]);
    expect(fit.ok && fit.fitting).toBe(4);
  });

  test('fitFrame is deterministic to the last bit', () => {
    expect(fitFrame(seen(true_))).toEqual(fitFrame(seen(true_)));
  });
});

describe('fitFrame reports why a frame cannot be fitted', () => {
  const map = frame(true, 17, 1.37);
  const line = Array.from({ length: 12 }, (_, i): Point => [100 * i, 50 * i]);

  test.each([
    ['too-few', seen(map, circles.slice(0, 2))],
    ['too-few', []],
    ['one-line', seen(map, line)],
    ['one-line', seen(map, line.slice(0, 3))],
    ['unlike', circles.map((from, i) => ({ from, to: circles[(i * 89) % 195]! }))],
  ])('%s', (reason, pairs) => {
    expect(fitFrame(pairs)).toEqual({ ok: false, reason, of: pairs.length });
  });

  test('fitFrame accepts few or collinear circles at unchanged positions', () => {
    for (const places of [circles.slice(0, 2), line])
      expect(fitFrame(places.map((at) => ({ from: at, to: at }))).ok).toBe(true);
  });
});
