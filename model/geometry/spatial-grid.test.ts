import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceToSegment } from './segments.js';
import { buildPointGrid, visitPointsNearSegment } from './spatial-grid.js';

const coordinate = fc.integer({ min: -300, max: 300 });
const point = fc.tuple(coordinate, coordinate);

test('every point nearer than the reach is visited, each once', () => {
  fc.assert(
    fc.property(
      fc.array(point, { maxLength: 60 }),
      point,
      point,
      fc.integer({ min: 1, max: 200 }),
      (points, [x1, y1], [x2, y2], reach) => {
        const xs = Int32Array.from(points, ([x]) => x);
        const ys = Int32Array.from(points, ([, y]) => y);
        const visited: number[] = [];
        const segment = [x1, y1, x2, y2] as const;
        visitPointsNearSegment(buildPointGrid(xs, ys, reach), segment, reach, (i) => visited.push(i));
        expect(new Set(visited).size).toBe(visited.length);
        for (const [i, [x, y]] of points.entries())
          if (distanceToSegment(x, y, segment).distance < reach) expect(visited).toContain(i);
      },
    ),
    { numRuns: 500 },
  );
});

test('a long slanting segment does not visit the points of its box', () => {
  const points = Array.from(
    { length: 10_000 },
    (_, i) => [(i % 100) * 100, Math.floor(i / 100) * 100] as const,
  );
  const grid = buildPointGrid(
    Int32Array.from(points, ([x]) => x),
    Int32Array.from(points, ([, y]) => y),
    10,
  );
  let visits = 0;
  visitPointsNearSegment(grid, [0, 0, 9900, 9900], 10, () => visits++);
  expect(visits).toBeLessThan(500);
});

test.each([
  [[0, 5], 5, 0.5],
  [[-13, 4], 5, 0],
  [[13, -4], 5, 1],
  [[10, 0], 0, 1],
] as const)('the distance of %j from a segment', ([x, y], distance, along) => {
  expect(distanceToSegment(x, y, [-10, 0, 10, 0])).toEqual({ distance, along });
});
