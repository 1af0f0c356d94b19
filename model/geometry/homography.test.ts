import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from '../board/board.js';
import {
  applyHomography,
  fitHomography,
  invertHomography,
  composeHomographies,
  type Homography,
} from './homography.js';

const BOARD: readonly Point[] = [
  [0, 0],
  [10000, 0],
  [10000, 7000],
  [0, 7000],
];

/** A picture of the board's corners, each moved by up to a fifth of the picture from where a flat scan has it. */
const photographs = fc
  .tuple(fc.array(fc.double({ min: -480, max: 480, noNaN: true }), { minLength: 8, maxLength: 8 }), fc.boolean())
  .map(([shifts, mirrored]) =>
    [[0, 0], [2400, 0], [2400, 1680], [0, 1680]].map(([x, y], i): Point => [
      (mirrored ? 2400 - x! : x!) + shifts[2 * i]!,
      y! + 0.6 * shifts[2 * i + 1]!,
    ]),
  ); // prettier-ignore

const pairs = (targets: readonly Point[]): readonly (readonly [Point, Point])[] =>
  BOARD.map((corner, i) => [corner, targets[i]!]);

const expectNear = (point: Point, expected: Point, within: number): void => {
  expect(Math.hypot(point[0] - expected[0], point[1] - expected[1])).toBeLessThan(within);
};

test('four pairs are fitted exactly, and the inverse maps back', () => {
  fc.assert(
    fc.property(
      photographs,
      fc.integer({ min: 0, max: 10000 }),
      fc.integer({ min: 0, max: 7000 }),
      (targets, x, y) => {
        const map = fitHomography(pairs(targets))!;
        BOARD.forEach((corner, i) => {
          expectNear(applyHomography(map, corner), targets[i]!, 1e-6);
        });
        expectNear(applyHomography(invertHomography(map), applyHomography(map, [x, y])), [x, y], 1e-5);
      },
    ),
  );
});

test('straight lines stay straight', () => {
  fc.assert(
    fc.property(photographs, fc.double({ min: 0, max: 1, noNaN: true }), (targets, share) => {
      const map = fitHomography(pairs(targets))!;
      const [a, b] = [applyHomography(map, [0, 0]), applyHomography(map, [10000, 7000])];
      const between = applyHomography(map, [10000 * share, 7000 * share]);
      const off = (b[0] - a[0]) * (between[1] - a[1]) - (b[1] - a[1]) * (between[0] - a[0]);
      expect(Math.abs(off) / Math.hypot(b[0] - a[0], b[1] - a[1])).toBeLessThan(1e-6);
    }),
  );
});

test('the unit square seen from the side gives the known homography', () => {
  // Worked out by hand: w = 1 + y, so that the far edge is half as long.
  const map: Homography = [1, 0.5, 0, 0, 1, 0, 0, 1, 1];
  const square: readonly Point[] = [[0, 0], [1, 0], [1, 1], [0, 1]]; // prettier-ignore
  const seen: readonly Point[] = [[0, 0], [1, 0], [0.75, 0.5], [0.25, 0.5]]; // prettier-ignore
  square.forEach((corner, i) => {
    expectNear(applyHomography(map, corner), seen[i]!, 1e-12);
  });
  const found = fitHomography(square.map((corner, i) => [corner, seen[i]!]))!;
  found.forEach((each, i) => {
    expect(each / found[8]).toBeCloseTo(map[i]!, 10);
  });
});

test('more than four pairs are fitted exactly if they agree and by least squares otherwise', () => {
  const map: Homography = [0.24, 0.01, 30, -0.008, 0.23, 70, 1e-6, 4e-6, 1];
  const grid = [0, 1, 2, 3, 4].flatMap((i) =>
    [0, 1, 2, 3].map((j): Point => [2000 * i + 500, 1800 * j + 300]),
  );
  const agreed = fitHomography(grid.map((point) => [point, applyHomography(map, point)]))!;
  for (const point of grid) expectNear(applyHomography(agreed, point), applyHomography(map, point), 1e-6);
  const shaken = fitHomography(
    grid.map((point, i) => {
      const [x, y] = applyHomography(map, point);
      return [point, [x + (i % 2 === 0 ? 1 : -1), y + (i % 3) - 1]];
    }),
  )!;
  for (const point of grid) expectNear(applyHomography(shaken, point), applyHomography(map, point), 1.2);
});

test('composeHomographies equals applying both maps', () => {
  fc.assert(
    fc.property(photographs, photographs, (one, other) => {
      const [first, then] = [fitHomography(pairs(one))!, fitHomography(pairs(other))!];
      const joined = composeHomographies(then, first);
      for (const corner of BOARD) {
        const stepwise = applyHomography(then, applyHomography(first, corner));
        expectNear(applyHomography(joined, corner), stepwise, 1e-6 * (1 + Math.hypot(...stepwise)));
      }
    }),
  );
});

describe('fitHomography refuses', () => {
  const shot = (...targets: readonly Point[]): Homography | undefined => fitHomography(pairs(targets));
  test.each([
    ['three corners', fitHomography(pairs(BOARD).slice(0, 3))],
    ['corners in crossed order', shot([0, 0], [2400, 1680], [2400, 0], [0, 1680])],
    ['three corners in line', shot([0, 0], [1200, 0], [2400, 0], [0, 1680])],
    ['all corners in one place', shot([5, 5], [5, 5], [5, 5], [5, 5])],
    ['one corner inside the others', shot([0, 0], [2400, 0], [800, 500], [0, 1680])],
    ['places that are no numbers', shot([0, 0], [Number.NaN, 0], [2400, 1680], [0, 1680])],
    ['places without end', shot([0, 0], [Number.POSITIVE_INFINITY, 0], [2400, 1680], [0, 1680])],
    ['corners in crossed order, askew', shot([0, 0], [2400, 1500], [2300, 0], [0, 1680])],
    [
      'a picture without an area',
      fitHomography([...BOARD, [5000, 3500] as const].map((at) => [at, [at[0], 0]])),
    ],
    ['a board without an area', fitHomography(BOARD.map(([x], i) => [[x, 0], BOARD[i]!]))],
  ])('%s', (_, map) => {
    expect(map).toBeUndefined();
  });
});

test('a singular homography has no inverse', () => {
  expect(() => invertHomography([1, 2, 0, 2, 4, 0, 0, 0, 1])).toThrow('has no inverse');
});
