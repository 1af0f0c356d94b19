import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeNearestFinder } from './nearest-in-another-part.js';

const points = fc.array(
  fc.record({
    x: fc.integer({ min: -50, max: 50 }),
    y: fc.integer({ min: -1000, max: 1000 }),
    part: fc.integer({ min: -1, max: 4 }),
  }),
  { minLength: 1, maxLength: 80 },
);

test('finds what looking at all points finds', () => {
  fc.assert(
    fc.property(points, fc.nat({ max: 3000 }), (list, limit) => {
      const of = (key: 'x' | 'y' | 'part') => Int32Array.from(list, (each) => each[key]);
      const find = makeNearestFinder(of('x'), of('y'), of('part'));
      for (const [i, { x, y, part }] of list.entries()) {
        const distances = list
          .filter((other) => other.part !== -1 && other.part !== part)
          .map((other) => Math.hypot(other.x - x, other.y - y));
        const nearest = Math.min(...distances);
        expect(find(i, part)?.distance ?? Infinity).toBe(nearest);
        expect(find(i, part, limit)?.distance ?? Infinity).toBe(nearest < limit ? nearest : Infinity);
      }
    }),
    { seed: 1888 },
  );
});
