import { centerOfMass } from '@turf/turf';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Point } from '../board/board.js';
import { centreOfMass, isAnticlockwise, isInsideOutline } from './outlines.js';
import { polygonOf } from './turf-geometries.js';

const coordinate = fc.integer({ min: 0, max: 10 });
const point: fc.Arbitrary<Point> = fc.tuple(coordinate, coordinate);
const outline = fc.array(point, { minLength: 3, maxLength: 9 });
const SQUARE: readonly Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

const sides = (points: readonly Point[]): [Point, Point][] =>
  points.map((from, i) => [from, points[(i + 1) % points.length]!]);

const isOnSide = ([x, y]: Point, [[x1, y1], [x2, y2]]: [Point, Point]): boolean =>
  (x2 - x1) * (y - y1) === (y2 - y1) * (x - x1) &&
  x >= Math.min(x1, x2) &&
  x <= Math.max(x1, x2) &&
  y >= Math.min(y1, y2) &&
  y <= Math.max(y1, y2);

/** How often a ray to the right crosses the outline, in whole numbers. */
const crossingsOfRay = ([x, y]: Point, points: readonly Point[]): number =>
  sides(points).filter(([[x1, y1], [x2, y2]]) => {
    if (y1 > y === y2 > y) return false;
    const side = (x2 - x1) * (y - y1) - (x - x1) * (y2 - y1);
    return y2 > y1 ? side > 0 : side < 0;
  }).length;

test('a point is inside where a ray crosses the outline an odd number of times, or on it', () => {
  fc.assert(
    fc.property(outline, point, (points, at) => {
      const isOn = sides(points).some((side) => isOnSide(at, side));
      expect(isInsideOutline(points, at)).toBe(isOn || crossingsOfRay(at, points) % 2 === 1);
    }),
    { numRuns: 2000 },
  );
});

test('nothing is inside two points, and a point without a position is inside nothing', () => {
  expect(isInsideOutline(SQUARE.slice(0, 2), [5, 0])).toBe(false);
  expect(isInsideOutline([], [0, 0])).toBe(false);
  expect(isInsideOutline(SQUARE, [NaN, NaN])).toBe(false);
});

test('an outline goes anticlockwise where its area counts negative', () => {
  expect(isAnticlockwise(SQUARE)).toBe(false);
  expect(isAnticlockwise(SQUARE.toReversed())).toBe(true);
  fc.assert(
    fc.property(outline, (points) => {
      const area = sides(points).reduce((sum, [[x1, y1], [x2, y2]]) => sum + x1 * y2 - x2 * y1, 0);
      expect(isAnticlockwise(points)).toBe(area < 0);
    }),
  );
});

test('the centre of mass is the one of turf', () => {
  fc.assert(
    fc.property(outline, (points) => {
      const area = sides(points).reduce((sum, [[x1, y1], [x2, y2]]) => sum + x1 * y2 - x2 * y1, 0);
      // Turf answers with the middle of the convex hull there.
      fc.pre(area !== 0);
      const [x, y] = centerOfMass(polygonOf(points)).geometry.coordinates as [number, number];
      const [ourX, ourY] = centreOfMass(points);
      expect(ourX).toBeCloseTo(x, 6);
      expect(ourY).toBeCloseTo(y, 6);
    }),
  );
  expect(centreOfMass([SQUARE[0]!, SQUARE[1]!, SQUARE[0]!])).toEqual(SQUARE[0]);
});
