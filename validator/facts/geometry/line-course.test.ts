import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceToSegment, type Point } from '../../../model/index.js';
import { simplifyCourse } from './line-course.js';

test.each<[string, Point[], Point[]]>([
  [
    'nothing to leave out',
    [
      [0, 0],
      [5, 9],
      [10, 0],
    ],
    [
      [0, 0],
      [5, 9],
      [10, 0],
    ],
  ],
  [
    'a bend on a straight stretch',
    [
      [0, 0],
      [5, 0],
      [10, 0],
    ],
    [
      [0, 0],
      [10, 0],
    ],
  ],
  [
    'half a unit is not seen',
    [
      [0, 0],
      [5, 0],
      [11, 1],
    ],
    [
      [0, 0],
      [11, 1],
    ],
  ],
  [
    'a bend twice',
    [
      [0, 0],
      [5, 9],
      [5, 9],
      [10, 0],
    ],
    [
      [0, 0],
      [5, 9],
      [10, 0],
    ],
  ],
  [
    'a bend on the node',
    [
      [0, 0],
      [0, 0],
      [10, 0],
    ],
    [
      [0, 0],
      [10, 0],
    ],
  ],
  [
    'a spike stays',
    [
      [0, 0],
      [20, 0],
      [10, 0],
    ],
    [
      [0, 0],
      [20, 0],
      [10, 0],
    ],
  ],
])('%s', (_, course, expected) => {
  expect(simplifyCourse(course)).toEqual(expected);
});

test('whatever is left out lies within a unit of what is left', () => {
  const coordinate = fc.integer({ min: 0, max: 12 });
  fc.assert(
    fc.property(fc.array(fc.tuple(coordinate, coordinate), { minLength: 2, maxLength: 12 }), (course) => {
      const left = simplifyCourse(course);
      expect([left[0], left.at(-1)]).toEqual([course[0], course.at(-1)]);
      for (const [x, y] of course) {
        const distances = left
          .slice(1)
          .map((to, i) => distanceToSegment(x, y, [...left[i]!, ...to]).distance);
        expect(Math.min(...distances)).toBeLessThan(1);
      }
    }),
  );
});
