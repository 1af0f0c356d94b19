import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  applyHomography,
  fitHomography,
  invertHomography,
  type Homography,
  type Point,
} from '../../../model/index.js';
import { seededRandom } from '../../../testing/seeded-random.js';
import {
  defaultScanTransform,
  fitScanTransform,
  MAX_CONTROL_POINTS,
  type TransformKind,
} from './fit-scan.js';
import { MAX_POINTING_ERROR } from './fit-transform.js';
import { cornersBetween } from '../shapes/area-outlines.js';

const PICTURE: Point = [4000, 3000];
const EXTENT: Point = [10000, 7000];
const CORNERS = cornersBetween([0, 0], EXTENT);
const [TOP_LEFT, TOP_RIGHT, BOTTOM_RIGHT, BOTTOM_LEFT] = CORNERS;
/** Where the corners are in a picture that was taken a little from the side. */
const SEEN: readonly Point[] = [[310, 260], [3720, 190], [3800, 2790], [240, 2700]]; // prettier-ignore
const FROM_SIDE = fitHomography(CORNERS.map((at, i) => [SEEN[i]!, at]))!;

const points = (map: Homography, places: readonly Point[]): { pixel: Point; at: Point }[] =>
  places.map((at) => ({ pixel: applyHomography(invertHomography(map), at), at }));
const scanOf = (control: readonly { pixel: Point; at: Point }[]): Parameters<typeof fitScanTransform>[0] => ({
  width: PICTURE[0],
  height: PICTURE[1],
  points: control,
});
const fit = (control: readonly { pixel: Point; at: Point }[]): ReturnType<typeof fitScanTransform> =>
  fitScanTransform(scanOf(control), EXTENT);

function expectSame(found: Homography, expected: Homography): void {
  for (const pixel of [...cornersBetween([0, 0], PICTURE), [1234, 567] as Point]) {
    const [[x, y], [u, v]] = [applyHomography(found, pixel), applyHomography(expected, pixel)];
    expect(Math.hypot(x - u, y - v)).toBeLessThan(1e-6);
  }
}

/** A number near 0. */
const about = (most: number): fc.Arbitrary<number> => fc.double({ min: -most, max: most, noNaN: true });
const similarities = fc
  .tuple(about(Math.PI), fc.double({ min: 0.5, max: 6, noNaN: true }), about(5000), about(5000))
  .map(([turn, size, x, y]): Homography => {
    const [a, b] = [size * Math.cos(turn), size * Math.sin(turn)];
    return [a, -b, x, b, a, y, 0, 0, 1];
  });
const affinities = fc
  .tuple(similarities, about(0.3), about(0.3), about(0.3))
  .map(([[a, b, c, d, e, f], p, q, r]): Homography => [a * (1 + p), b + a * q, c, d, e * (1 + r), f, 0, 0, 1])
  .filter(([a, b, , d, e]) => a * e - b * d > 0.1);
const perspectives = fc
  .tuple(fc.array(about(450), { minLength: 8, maxLength: 8 }))
  .map(([moves]) =>
    fitHomography(
      CORNERS.map((at, i) => [[SEEN[i]![0] + moves[2 * i]!, SEEN[i]![1] + moves[2 * i + 1]!], at]),
    ),
  )
  .filter((map) => map !== undefined);
const MORE: readonly Point[] = [[2500, 1600], [7300, 2100], [6800, 5300], [2100, 4900], [5200, 3300]]; // prettier-ignore

describe('a known map is found again', () => {
  const recovers = (maps: fc.Arbitrary<Homography>, places: readonly Point[], kind: TransformKind): void => {
    fc.assert(
      fc.property(maps, (map) => {
        const found = fit(points(map, places));
        expect(found.kind).toBe(kind);
        expect(found.outlier).toBeUndefined();
        expect(found.why).toBeUndefined();
        expectSame(found.toBoard, map);
        expect(found.rmse).toBeLessThan(1e-6);
        expect(Math.max(...found.residuals)).toBeLessThan(1e-6);
      }),
      { numRuns: 40 },
    );
  };
  test('two points: moved, turned and enlarged', () => {
    recovers(similarities, [TOP_LEFT, BOTTOM_RIGHT], 'similarity');
  });
  test('three points: sheared as well', () => {
    recovers(affinities, [TOP_LEFT, TOP_RIGHT, BOTTOM_LEFT], 'affine');
  });
  test('four points: seen from the side', () => {
    recovers(perspectives, CORNERS, 'perspective');
  });
  test('nine points: the same', () => {
    recovers(perspectives, [...CORNERS, ...MORE], 'perspective');
  });
});

describe('before there are two points it is guessed', () => {
  test('the picture fills the board as far as it goes', () => {
    const { toBoard, kind, residuals, rmse } = fit([]);
    expect([kind, residuals, rmse]).toEqual(['guess', [], 0]);
    expect(cornersBetween([0, 0], PICTURE).map((corner) => applyHomography(toBoard, corner))).toEqual([
      [(10000 - 28000 / 3) / 2, 0],
      [(10000 + 28000 / 3) / 2, 0],
      [(10000 + 28000 / 3) / 2, 7000],
      [(10000 - 28000 / 3) / 2, 7000],
    ]);
  });
  test('where the guess is known to be better, it is taken', () => {
    expect(fitScanTransform(scanOf([]), EXTENT, FROM_SIDE).toBoard).toBe(FROM_SIDE);
    const moved = fitScanTransform(scanOf([{ pixel: SEEN[0]!, at: [50, 60] }]), EXTENT, FROM_SIDE);
    const [x, y] = applyHomography(moved.toBoard, SEEN[1]!);
    expect([Math.round(x), Math.round(y)]).toEqual([10050, 60]);
  });
  test('one point is laid where it belongs', () => {
    const { toBoard, kind, rmse } = fit([{ pixel: [300, 200], at: [0, 0] }]);
    expect([kind, rmse, toBoard[0]]).toEqual(['guess', 0, defaultScanTransform(PICTURE, EXTENT)[0]]);
    expect(applyHomography(toBoard, [300, 200])).toEqual([0, 0]);
  });
});

test('with more than four points the sum of the squared distances is the least, and rmse is the root of its mean', () => {
  const random = seededRandom(7);
  const tremble = (): number => 12 * (random() - 0.5);
  // The farther side is half as long as the near one, so that far points weigh more if nobody sees to it.
  const steep = fitHomography(CORNERS.map((at, i) => [([[1200, 400], [2800, 400], [3700, 2700], [300, 2700]] as const)[i]!, at]))!; // prettier-ignore
  const control = points(steep, [...CORNERS, ...MORE]).map(({ pixel: [x, y], at }) => ({
    pixel: [x + tremble(), y + tremble()] as Point,
    at,
  }));
  const { toBoard, residuals, rmse, outlier } = fit(control);
  const errorOf = (map: Homography): number =>
    control.reduce((sum, { pixel, at }) => {
      const [x, y] = applyHomography(map, pixel);
      return sum + (x - at[0]) ** 2 + (y - at[1]) ** 2;
    }, 0);
  control.forEach(({ pixel, at }, i) => {
    const [x, y] = applyHomography(toBoard, pixel);
    expect(residuals[i]).toBeCloseTo(Math.hypot(x - at[0], y - at[1]), 9);
  });
  expect(rmse).toBeCloseTo(Math.sqrt(errorOf(toBoard) / control.length), 9);
  expect(rmse).toBeGreaterThan(1);
  expect(outlier).toBeUndefined();
  // A small step in any direction from the least is a step up.
  const sizes = [1, 1, 1000, 1, 1, 1000, 1e-4, 1e-4];
  for (const [i, size] of sizes.entries())
    for (const step of [1e-6 * size, -1e-6 * size]) {
      const moved = toBoard.map((each, k) => (k === i ? each + step : each)) as unknown as Homography;
      expect(errorOf(moved)).toBeGreaterThan(errorOf(toBoard));
    }
});

describe('a wrong point', () => {
  const wrong = (control: readonly { pixel: Point; at: Point }[], i: number, by: Point): typeof control =>
    control.map((each, k) =>
      k === i ? { ...each, at: [each.at[0] + by[0], each.at[1] + by[1]] as const } : each,
    );
  const directions = fc
    .tuple(about(Math.PI), fc.double({ min: 150, max: 2000, noNaN: true }))
    .map(([turn, size]): Point => [size * Math.cos(turn), size * Math.sin(turn)]);

  test('among six is marked, and still counted', () => {
    fc.assert(
      fc.property(directions, fc.nat(5), (by, i) => {
        const found = fit(wrong(points(FROM_SIDE, [...CORNERS, MORE[0]!, MORE[2]!]), i, by));
        expect(found.outlier).toBe(i);
        expect(found.residuals).toHaveLength(6);
        expect(found.rmse).toBeGreaterThan(1);
      }),
      { numRuns: 40 },
    );
  });
  test('among nine trembling points is marked', () => {
    const random = seededRandom(3);
    for (let i = 0; i < 9; i++) {
      const control = points(FROM_SIDE, [...CORNERS, ...MORE]).map(({ pixel: [x, y], at }) => ({
        pixel: [x + 4 * random(), y + 4 * random()] as Point,
        at,
      }));
      expect(fit(wrong(control, i, [400, -250])).outlier).toBe(i);
    }
  });
  test('as a fifth beside the corners is marked by the map that the corners make being plain', () => {
    fc.assert(
      fc.property(directions, fc.nat(4), (by, i) => {
        const found = fit(wrong(points(FROM_SIDE, [...CORNERS, MORE[i]!]), 4, by));
        // Where a wrong point lies decides how plain the maps with it are; another one must never be blamed.
        expect([4, undefined]).toContain(found.outlier);
        if (found.outlier === undefined) expect(found.why).toMatch(/find out which|no photograph/i);
      }),
    );
    expect(fit(wrong(points(FROM_SIDE, [...CORNERS, MORE[0]!]), 4, [600, 300])).outlier).toBe(4);
  });
  test('trembling hands are not blamed', () => {
    const random = seededRandom(5);
    const most = MAX_POINTING_ERROR * 10000 * 0.2;
    for (let round = 0; round < 100; round++) {
      const count = 5 + (round % 5);
      const control = points(FROM_SIDE, [...CORNERS, ...MORE].slice(0, count)).map(
        ({ pixel, at: [x, y] }) => ({
          pixel,
          at: [x + most * (2 * random() - 1), y + most * (2 * random() - 1)] as Point,
        }),
      );
      const { outlier, why } = fit(control);
      expect([outlier, why]).toEqual([undefined, undefined]);
    }
  });
});

describe('points that say too little make a simpler map and a sentence', () => {
  const at = (...places: readonly Point[]): ReturnType<typeof fit> => fit(points(FROM_SIDE, places));
  const cases: readonly (readonly [string, readonly Point[], TransformKind, RegExp])[] = [
    ['twice the same', [TOP_LEFT, TOP_LEFT], 'guess', /^Points 1 and 2 are at one place/],
    ['three on a line', [TOP_LEFT, MORE[4]!, [10000, 6346]], 'similarity', /^Points 1, 2 and 3 are on one line/],
    ['two of three the same', [TOP_LEFT, TOP_RIGHT, TOP_LEFT], 'similarity', /^Points 1 and 3 are at one place/],
    ['three of four on a line', [TOP_LEFT, BOTTOM_LEFT, [5000, 0], TOP_RIGHT], 'affine', /^Points 1, 3 and 4 are on one/],
    ['two of four the same', [TOP_LEFT, BOTTOM_LEFT, TOP_RIGHT, TOP_RIGHT], 'affine', /^Points 3 and 4 are at one/],
    ['four on a line and one beside', [TOP_LEFT, [3000, 0], [6000, 0], TOP_RIGHT, BOTTOM_LEFT], 'affine', /on one line/],
  ]; // prettier-ignore
  test.each(cases)('%s', (_, places, kind, why) => {
    const found = at(...places);
    expect(found.kind).toBe(kind);
    expect(found.why).toMatch(why);
    expect(found.residuals).toHaveLength(places.length);
    expect(found.toBoard.every(Number.isFinite)).toBe(true);
  });
  test('corners in crossed order', () => {
    const [a, b, c, d] = points(FROM_SIDE, CORNERS) as [never, never, never, never] &
      { pixel: Point; at: Point }[];
    const crossed = [a, { ...(b as object), at: BOTTOM_RIGHT }, { ...(c as object), at: TOP_RIGHT }, d];
    const found = fit(crossed as { pixel: Point; at: Point }[]);
    expect(found.kind).toBe('affine');
    expect(found.why).toMatch(/^No photograph/);
  });
  test('corners the wrong way round', () => {
    const seen = points(FROM_SIDE, CORNERS);
    const round = [TOP_RIGHT, TOP_LEFT, BOTTOM_LEFT, BOTTOM_RIGHT];
    const found = fit(seen.map(({ pixel }, i) => ({ pixel, at: round[i]! })));
    expect(found.kind).toBe('perspective');
    expect(found.why).toMatch(/mirror/);
  });
});

test('a file with very many points is answered at once, and says what it leaves out', () => {
  const many = Array.from({ length: 20_000 }, (_, i): Point => [(i * 37) % 10000, (i * 91) % 7000]);
  const found = fit(points(FROM_SIDE, many));
  expect(found.residuals).toHaveLength(20_000);
  expect(found.why).toBe(`Only the first ${MAX_CONTROL_POINTS} of 20000 points are used.`);
});

test('whatever points a file names, the map is made of numbers', () => {
  const place = fc.tuple(fc.integer({ min: -1e6, max: 1e6 }), fc.integer({ min: -1e6, max: 1e6 }));
  fc.assert(
    fc.property(
      fc.array(fc.record({ pixel: fc.tuple(fc.nat(5000), fc.nat(5000)), at: place }), { maxLength: 9 }),
      (control) => {
        const found = fitScanTransform(scanOf(control), EXTENT);
        expect(found.toBoard.every(Number.isFinite)).toBe(true);
        expect(Number.isFinite(found.rmse)).toBe(true);
        expect(invertHomography(found.toBoard).every(Number.isFinite)).toBe(true);
      },
    ),
  );
});
