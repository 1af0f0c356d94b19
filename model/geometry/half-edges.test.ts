import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawingFromLines } from '../../bench/inputs/random-planar-drawing.js';
import { nextHalfEdges, originOfHalfEdge } from './half-edges.js';

const far = fc.integer({ min: -1_000_000, max: 1_000_000 });
const near = fc.integer({ min: -3, max: 3 });

test('the walk continues around a node with the next line by angle', () => {
  const star = fc.uniqueArray(fc.oneof(fc.tuple(far, far), fc.tuple(near, near)), {
    minLength: 1,
    maxLength: 60,
    size: 'max',
    // Two points in one direction would be a tie; angles that doubles cannot tell apart are left to the next test.
    selector: ([x, y]) => Math.round(Math.atan2(y, x) * 1e9),
  });
  fc.assert(
    fc.property(star, fc.boolean(), (points, bent) => {
      const around = points.filter(([x, y]) => x !== 0 || y !== 0);
      // Each line leaves the middle towards its point; the bent ones have the middle as a bend too, and end elsewhere.
      const drawing = drawingFromLines(
        [[0, 0], ...around.map(([x, y]) => (bent ? ([y, 7] as const) : ([x, y] as const)))],
        around.map((point, i) => ({ ends: [0, i + 1], bends: bent ? [[0, 0], point] : [] })),
      );
      const clockwise = [...around.keys()].sort((i, j) => angle(around[i]!) - angle(around[j]!));
      const next = nextHalfEdges(drawing);
      for (const [at, line] of clockwise.entries())
        expect(next[2 * line + 1]).toBe(2 * clockwise.at(at - 1)!);
    }),
  );
});

const angle = ([x, y]: readonly [number, number]): number => (Math.atan2(y, x) + 2 * Math.PI) % (2 * Math.PI);

test('directions as close as coordinates allow are distinguished', () => {
  // The neighbours a / b and c / d in the Farey sequence of a million: a d - b c is 1.
  const [a, b, c, d] = [999_998, 999_999, 999_999, 1_000_000];
  for (const [x1, y1, x2, y2] of [
    [b, a, d, c],
    [a, b, c, d],
    [-b, a, -d, c],
    [-a, -b, -c, -d],
    [b, -a, d, -c],
  ] as const) {
    const turn = Math.sign(x1 * y2 - y1 * x2);
    const drawing = drawingFromLines(
      [
        [0, 0],
        [x1, y1],
        [x2, y2],
        [-x1 - x2, -y1 - y2].map((each) => Math.round(each / 2)) as [number, number],
      ],
      [{ ends: [0, 1] }, { ends: [0, 2] }, { ends: [0, 3] }],
    );
    expect(nextHalfEdges(drawing)[turn > 0 ? 3 : 1]).toBe(turn > 0 ? 0 : 2);
  }
});

test('every half-edge is followed by another one that starts where it ends', () => {
  const graph = fc.integer({ min: 1, max: 30 }).chain((nodes) =>
    fc.record({
      points: fc.array(fc.tuple(near, near), { minLength: nodes, maxLength: nodes }),
      courses: fc.array(
        fc.record({
          ends: fc.tuple(fc.nat({ max: nodes - 1 }), fc.nat({ max: nodes - 1 })),
          bends: fc.array(fc.tuple(near, near), { maxLength: 2 }),
        }),
        { maxLength: 60 },
      ),
    }),
  );
  fc.assert(
    fc.property(graph, ({ points, courses }) => {
      const drawing = drawingFromLines(points, courses);
      const next = nextHalfEdges(drawing);
      expect(Array.from(next).sort((g, h) => g - h)).toEqual([...next.keys()]);
      for (const [h, after] of next.entries())
        expect(originOfHalfEdge(drawing.from, drawing.to, after)).toBe(
          originOfHalfEdge(drawing.from, drawing.to, h ^ 1),
        );
    }),
  );
});
