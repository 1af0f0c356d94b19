import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceToSegment, intersectSegments, type Point } from '../../../model/index.js';
import { findSelfIntersection, simplifyCourse } from './line-course.js';

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

/** Points of a board; so far apart that two of them are never equally distant from a line. */
const boardCoordinate = fc.integer({ min: 0, max: 10_000 });
const boardCourse = fc.array(fc.tuple(boardCoordinate, boardCoordinate), { minLength: 2, maxLength: 14 });

/** The algorithm of Douglas and Peucker, as its definition reads. */
function simplifyPlainly(course: readonly Point[]): readonly Point[] {
  const [from, to] = [course[0]!, course.at(-1)!];
  const distances = course.map(([x, y]) => distanceToSegment(x, y, [...from, ...to]).distance);
  const most = Math.max(...distances);
  if (most <= 0.75) return [from, to];
  const farthest = distances.indexOf(most);
  return [
    ...simplifyPlainly(course.slice(0, farthest + 1)).slice(0, -1),
    ...simplifyPlainly(course.slice(farthest)),
  ];
}

test('the bends that stay are those of the algorithm of Douglas and Peucker', () => {
  fc.assert(
    fc.property(boardCourse, fc.integer({ min: 1, max: 5000 }), (course, scale) => {
      const scaled = course.map(([x, y]): Point => [Math.round(x / scale), y]);
      expect(simplifyCourse(scaled)).toEqual(simplifyPlainly(scaled));
    }),
  );
});

test('a line of 100,000 bends is simplified', () => {
  const course = Array.from({ length: 100_000 }, (_, i): Point => [i, i % 2 === 0 ? 0 : 40]);
  expect(simplifyCourse(course)).toHaveLength(100_000);
  expect(simplifyCourse(course.map(([x]) => [x, 0]))).toHaveLength(102);
});

describe('a self-intersection', () => {
  test('is on the first segment that another one intersects, and the last of those ends the loop', () => {
    const course: readonly Point[] = [
      [0, 0],
      [100, 0],
      [100, 50],
      [70, -50],
      [40, -50],
      [40, 50],
    ];
    expect(findSelfIntersection(course)).toEqual({ first: 0, last: 5, at: [40, 0] });
    expect(findSelfIntersection(course.slice(0, 5))).toEqual({ first: 0, last: 3, at: [85, 0] });
    expect(findSelfIntersection(course.slice(0, 3))).toBeUndefined();
  });

  test('is found where two segments that are no neighbours have a common point', () => {
    fc.assert(
      fc.property(boardCourse, (course) => {
        const found = findSelfIntersection(course);
        const pairs = course.slice(0, -1).flatMap((_, first) =>
          course.slice(first + 3).flatMap((end, i) => {
            const last = first + 3 + i;
            const at = intersectSegments(course[first]!, course[first + 1]!, course[last - 1]!, end);
            return at === undefined ? [] : [{ first, last, at: at.map(Math.round) }];
          }),
        );
        const expected = pairs.findLast(({ first }) => first === pairs[0]!.first);
        expect(found).toEqual(expected);
      }),
      { numRuns: 1000 },
    );
  });
});
