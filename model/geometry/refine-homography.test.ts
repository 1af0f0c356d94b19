import { expect, test } from 'vitest';
import type { Point } from '../board/board.js';
import { applyHomography, fitHomography, refineHomography, type Homography } from './homography.js';

const SEEN: readonly Point[] = [[1200, 400], [2800, 400], [3700, 2700], [300, 2700], [1900, 900], [2300, 2100]]; // prettier-ignore
const STEEP = fitHomography([
  [SEEN[0]!, [0, 0]],
  [SEEN[1]!, [10000, 0]],
  [SEEN[2]!, [10000, 7000]],
  [SEEN[3]!, [0, 7000]],
])!;
const pairsWith = (tremble: number): (readonly [Point, Point])[] =>
  SEEN.map((seen, i) => {
    const [x, y] = applyHomography(STEEP, seen);
    return [seen, [x + tremble * Math.cos(5 * i), y + tremble * Math.sin(7 * i)]] as const;
  });
const errorOf = (map: Homography, pairs: readonly (readonly [Point, Point])[]): number =>
  pairs.reduce((sum, [seen, at]) => {
    const [x, y] = applyHomography(map, seen);
    return sum + (x - at[0]) ** 2 + (y - at[1]) ** 2;
  }, 0);

test('refining reduces the sum of squared distances until it is minimal', () => {
  const pairs = pairsWith(60);
  const first = fitHomography(pairs)!;
  const best = refineHomography(first, pairs);
  expect(errorOf(best, pairs)).toBeLessThan(0.98 * errorOf(first, pairs));
  expect(errorOf(refineHomography(best, pairs), pairs)).toBeCloseTo(errorOf(best, pairs), 3);
});

test('an exact homography is not changed', () => {
  expect(errorOf(refineHomography(STEEP, pairsWith(0)), pairsWith(0))).toBeLessThan(1e-12);
});

test('points at one position do not change the homography', () => {
  const same = SEEN.map(() => [[5, 5], [7, 7]] as const); // prettier-ignore
  expect(refineHomography(STEEP, same)).toBe(STEEP);
});
