import { expect, test } from 'vitest';
import type { Point } from '../../../model/board/board.js';
import { sha256 } from '../../../model/file/sha256.js';
import { applyHomography } from '../../../model/geometry/homography.js';
import { lensBlurRadius, addGrain, simulatePhotograph, type Pixels } from './simulate-photograph.js';
import { planSimulatedScan, type SimulatedScanPlan } from './plan-simulated-scan.js';

const EXTENT: Point = [10000, 7000];
const SPOTS: readonly Point[] = [[900, 800], [9100, 700], [5000, 3500], [1000, 6100], [8900, 6200]]; // prettier-ignore
const SPOT = 200;

const planOf = (seed: number, width = 400): SimulatedScanPlan =>
  planSimulatedScan({ extent: EXTENT }, { seed, width });
const lightness = ({ width, data }: Pixels, x: number, y: number): number => {
  const at = 3 * (y * width + x);
  return data[at]! + data[at + 1]! + data[at + 2]!;
};

/** White paper with black spots, drawn here and not by what is tested. */
const print: Pixels = (() => {
  const [width, height] = [1000, 700];
  const data = new Uint8Array(3 * width * height).fill(234);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isSpot = SPOTS.some(([cx, cy]) => Math.hypot(10 * (x + 0.5) - cx, 10 * (y + 0.5) - cy) < SPOT);
      if (isSpot) data.fill(20, 3 * (y * width + x), 3 * (y * width + x + 1));
    }
  return { width, height, data };
})();

test.each([1, 2, 3, 4, 5])(
  'marks of the board are in the picture where the homography maps them: seed %i',
  (seed) => {
    const plan = planOf(seed);
    const picture = simulatePhotograph(print, EXTENT, plan);
    expect([picture.width, picture.height]).toEqual([400, plan.height]);
    for (const spot of SPOTS) {
      const [cx, cy] = applyHomography(plan.boardToPicture, spot);
      let [sumX, sumY, weight] = [0, 0, 0];
      for (let y = Math.floor(cy) - 12; y <= cy + 12; y++)
        for (let x = Math.floor(cx) - 12; x <= cx + 12; x++) {
          const dark = Math.max(0, 300 - lightness(picture, x, y));
          [sumX, sumY, weight] = [sumX + dark * (x + 0.5), sumY + dark * (y + 0.5), weight + dark];
        }
      expect(weight).toBeGreaterThan(1000);
      expect(Math.hypot(sumX / weight - cx, sumY / weight - cy)).toBeLessThan(0.35);
    }
  },
);

test('the paper is light, the table is dark, and both are uneven', () => {
  const plan = planOf(1);
  const picture = simulatePhotograph(print, EXTENT, plan);
  const onBoard = [...Array(60).keys()].map((i) => {
    const [x, y] = applyHomography(plan.boardToPicture, [2000 + 100 * i, 2000]);
    return lightness(picture, Math.floor(x), Math.floor(y));
  });
  const onTable = [...Array(400).keys()].map((x) => lightness(picture, x, 1));
  expect(Math.min(...onBoard)).toBeGreaterThan(400);
  expect(Math.max(...onTable)).toBeLessThan(300);
  expect(new Set(onBoard).size).toBeGreaterThan(20);
  expect(new Set(onTable).size).toBeGreaterThan(20);
});

test('the same seed gives the same pixels, another seed gives others', () => {
  const taken = (seed: number): string => {
    const { data } = addGrain(simulatePhotograph(print, EXTENT, planOf(seed, 160)), seed);
    return sha256(data.join());
  };
  expect(taken(1)).toBe(taken(1));
  expect(taken(1)).toBe('705a6592a8085d036f7ca11488abb5bec96ac6a27a0147093f1ebff0bcce5760');
  expect(taken(2)).not.toBe(taken(1));
});

test('grain is visible and fine', () => {
  const data = new Uint8Array(3 * 100 * 100).fill(128);
  const noisy = addGrain({ width: 100, height: 100, data }, 1).data;
  const off = Array.from(noisy, (each) => each - 128);
  expect(Math.max(...off.map(Math.abs))).toBeLessThanOrEqual(5);
  expect(off.filter((each) => each !== 0).length).toBeGreaterThan(0.6 * off.length);
  expect(Math.abs(off.reduce((sum, each) => sum + each, 0) / off.length)).toBeLessThan(0.1);
});

test('the blur is about a pixel wide and grows with the picture', () => {
  for (let seed = 0; seed < 20; seed++) {
    const blur = lensBlurRadius(planOf(seed, 2400));
    expect(blur).toBeGreaterThanOrEqual(0.6);
    expect(blur).toBeLessThan(0.95);
    expect(lensBlurRadius(planOf(seed, 4800))).toBeCloseTo(2 * blur, 12);
    expect(lensBlurRadius(planOf(seed, 100))).toBe(0.3);
  }
});
