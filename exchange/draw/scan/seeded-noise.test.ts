import fc from 'fast-check';
import { expect, test } from 'vitest';
import { randomBetween, randomOfEitherSign, createSmoothNoise } from './seeded-noise.js';

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const places = fc.double({ min: -1000, max: 1000, noNaN: true });

test('random numbers stay within their bounds and depend on seed and purpose', () => {
  fc.assert(
    fc.property(seeds, (seed) => {
      const number = randomBetween(seed, 'turn', 2, 3);
      expect(number).toBeGreaterThanOrEqual(2);
      expect(number).toBeLessThan(3);
      expect(randomBetween(seed, 'turn', 2, 3)).toBe(number);
      expect(Math.abs(randomOfEitherSign(seed, 'turn', 2, 3))).toBe(number);
    }),
  );
  const several = Array.from({ length: 50 }, (_, seed) => randomOfEitherSign(seed, 'turn', 2, 3));
  expect(new Set(several).size).toBe(50);
  expect(several.filter((each) => each < 0).length).toBeGreaterThan(10);
  expect(several.filter((each) => each > 0).length).toBeGreaterThan(10);
  expect(randomBetween(1, 'turn', 0, 1)).not.toBe(randomBetween(1, 'tilt', 0, 1));
});

test('noise is continuous, stays within its bounds and repeats after 256', () => {
  const noise = createSmoothNoise(7, 'paper');
  fc.assert(
    fc.property(places, places, (x, y) => {
      const here = noise(x, y);
      expect(Math.abs(here)).toBeLessThanOrEqual(1);
      expect(Math.abs(noise(x + 1e-4, y - 1e-4) - here)).toBeLessThan(1e-3);
      expect(noise(Math.round(x) + 256, Math.round(y) - 512)).toBe(noise(Math.round(x), Math.round(y)));
    }),
  );
  const levels = Array.from({ length: 200 }, (_, i) => noise(i, 3 * i));
  expect(Math.max(...levels)).toBeGreaterThan(0.8);
  expect(Math.min(...levels)).toBeLessThan(-0.8);
});
