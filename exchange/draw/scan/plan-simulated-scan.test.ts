import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Point } from '../../../model/board/board.js';
import { applyHomography, fitHomography } from '../../../model/geometry/homography.js';
import { boardCorners, planSimulatedScan } from './plan-simulated-scan.js';

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const extents = fc.tuple(fc.integer({ min: 500, max: 20000 }), fc.integer({ min: 500, max: 20000 }));
const widths = fc.integer({ min: 100, max: 6000 });

test('the picture shows the whole board with table on all sides', () => {
  fc.assert(
    fc.property(seeds, extents, widths, (seed, extent, width) => {
      const { height, boardToPicture } = planSimulatedScan({ extent }, { seed, width });
      for (const corner of boardCorners(extent)) {
        const [x, y] = applyHomography(boardToPicture, corner);
        expect(Math.min(x, width - x, y, height - y)).toBeGreaterThan(0.025 * width);
      }
    }),
  );
});

test('the board is slightly rotated and tilted', () => {
  fc.assert(
    fc.property(seeds, extents, (seed, extent) => {
      const { boardToPicture } = planSimulatedScan({ extent }, { seed, width: 2400 });
      const corners = boardCorners(extent).map((corner) => applyHomography(boardToPicture, corner));
      const side = (from: number, to: number): Point => [
        corners[to]![0] - corners[from]![0],
        corners[to]![1] - corners[from]![1],
      ];
      const lengths = [side(0, 1), side(3, 2), side(0, 3), side(1, 2)].map(([x, y]) => Math.hypot(x, y));
      const keystone = [lengths[0]! / lengths[1]!, lengths[2]! / lengths[3]!];
      for (const each of keystone) expect(Math.abs(Math.log(each))).toBeLessThan(0.2);
      expect(Math.max(...keystone.map((each) => Math.abs(Math.log(each))))).toBeGreaterThan(0.005);
      // No side leans by more than 12 degrees, and not all of them lie straight.
      const leans = [side(0, 1), side(3, 2)].map(([x, y]) => Math.abs(y / x));
      for (const each of leans) expect(each).toBeLessThan(0.21);
      expect(Math.max(...leans)).toBeGreaterThan(0.001);
    }),
  );
});

test('the same seed gives the same plan, another seed gives another', () => {
  const plan = (seed: number): unknown => planSimulatedScan({ extent: [10000, 6672] }, { seed, width: 2400 });
  expect(plan(5)).toEqual(plan(5));
  expect(new Set(Array.from({ length: 20 }, (_, seed) => JSON.stringify(plan(seed)))).size).toBe(20);
});

test('the homography maps the corners and ends in 1', () => {
  const extent: Point = [10000, 6672];
  const { boardToPicture } = planSimulatedScan({ extent }, { seed: 1, width: 2400 });
  const reported = fitHomography(
    boardCorners(extent).map((corner) => [corner, applyHomography(boardToPicture, corner)]),
  )!;
  expect(boardToPicture[8]).toBe(1);
  for (const at of [
    [1200, 800],
    [9000, 3000],
    [4000, 6000],
  ] as const) {
    // prettier-ignore
    const [x, y] = applyHomography(reported, at);
    const [expectedX, expectedY] = applyHomography(boardToPicture, at);
    expect(Math.hypot(x - expectedX, y - expectedY)).toBeLessThan(1e-6);
  }
});
