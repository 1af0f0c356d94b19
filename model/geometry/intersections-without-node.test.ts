import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  drawingFromLines,
  type NumberedLine,
  randomPlanarDrawing,
} from '../../bench/inputs/random-planar-drawing.js';
import { linesAsPoints } from '../../bench/peers/polygons.js';
import { seededRandom } from '../../bench/inputs/seeded-random.js';
import { syntheticStreetDrawing } from '../../bench/inputs/synthetic-street-drawing.js';
import { findIntersectionsWithoutNode } from './intersections-without-node.js';
import type { LineDrawing } from '../network/line-drawing.js';

type Point = readonly [number, number];

describe('findCrossingsWithoutNode equals an exact comparison of all pairs of lines', () => {
  /** Few places for many points, so that lines lie on each other, touch at bends and at nodes, and have no length. */
  const crammed = (places: number): fc.Arbitrary<LineDrawing> => {
    const point = fc.tuple(fc.nat({ max: places }), fc.nat({ max: places }));
    return fc.array(point, { minLength: 1, maxLength: 12 }).chain((nodes) => {
      const node = fc.nat({ max: nodes.length - 1 });
      const course = fc.record({ ends: fc.tuple(node, node), bends: fc.array(point, { maxLength: 3 }) });
      return fc.array(course, { maxLength: 12 }).map((courses) => drawingFromLines(nodes, courses));
    });
  };
  test.each([3, 6, 30, 1000])('for points on a square of %i', (places) => {
    fc.assert(fc.property(crammed(places), isAsJudged), { numRuns: 300 });
  });

  test.each<[string, () => LineDrawing]>([
    ['a street board with crossings', () => syntheticStreetDrawing(300, { crossed: 0.5 })],
    [
      'a street board with one very long line',
      () => syntheticStreetDrawing(300, { crossed: 0.5, longLine: true }),
    ],
    [
      'a street board lost on a huge plane',
      () => both(syntheticStreetDrawing(300, { crossed: 0.5 }), scribble(2, 2_000_000)),
    ],
    ['a scribble over the whole plane', () => scribble(200, 2_000_000)],
    ['a scribble on a postage stamp', () => scribble(200, 12)],
    ['two far scribbles', () => both(scribble(120, 100), shifted(scribble(120, 100), 900_000))],
    ['hatching', () => hatching(300)],
    ['lines that all bend at one point', () => bentAtOnePoint(100)],
    ['a star of bent lines over a scribble', () => both(star(200), scribble(80, 2_000_000))],
  ])('%s', (_, make) => {
    isAsJudged(make());
  });
});

test('a planar drawing has no crossings without a node', () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000 }).map(randomPlanarDrawing), (drawing) => {
      expect(findIntersectionsWithoutNode(drawing)).toEqual({ lines: new Int32Array(), complete: true });
    }),
  );
});

test('touching lines are classified', () => {
  const between = (...courses: Point[][]): NumberedLine[] =>
    courses.map((points, i) => ({ ends: [2 * i, 2 * i + 1], bends: points.slice(1, -1) }));
  const drawn = (...courses: Point[][]): LineDrawing =>
    drawingFromLines(
      courses.flatMap((points) => [points[0]!, points.at(-1)!]),
      between(...courses),
    );
  const table: [string, Point[], Point[], boolean][] = [
    [
      'cross',
      [
        [0, 0],
        [4, 4],
      ],
      [
        [0, 4],
        [4, 0],
      ],
      true,
    ],
    [
      'miss',
      [
        [0, 0],
        [4, 4],
      ],
      [
        [0, 4],
        [1, 3],
      ],
      false,
    ],
    [
      'an end on a line',
      [
        [0, 0],
        [4, 4],
      ],
      [
        [2, 2],
        [4, 0],
      ],
      false,
    ],
    [
      'end on end',
      [
        [0, 0],
        [2, 2],
      ],
      [
        [2, 2],
        [4, 0],
      ],
      false,
    ],
    [
      'a bend on a line',
      [
        [0, 0],
        [4, 0],
      ],
      [
        [0, 4],
        [2, 0],
        [4, 4],
      ],
      true,
    ],
    [
      'a bend on an end',
      [
        [0, 0],
        [2, 0],
      ],
      [
        [0, 4],
        [2, 0],
        [4, 4],
      ],
      false,
    ],
    [
      'bend on bend',
      [
        [0, 0],
        [2, 2],
        [0, 4],
      ],
      [
        [4, 0],
        [2, 2],
        [4, 4],
      ],
      true,
    ],
    [
      'along each other',
      [
        [0, 0],
        [4, 0],
      ],
      [
        [1, 0],
        [3, 0],
      ],
      false,
    ],
    [
      'one after the other',
      [
        [0, 0],
        [2, 0],
      ],
      [
        [2, 0],
        [4, 0],
      ],
      false,
    ],
  ];
  expect(
    table.map(([name, a, b]) => [name, findIntersectionsWithoutNode(drawn(a, b)).lines.length > 0]),
  ).toEqual(table.map(([name, , , meets]) => [name, meets]));
});

test('the search stops after a hundred thousand pairs', () => {
  const { lines, complete } = findIntersectionsWithoutNode(scribble(1500, 2_000_000));
  expect(complete).toBe(false);
  expect(lines.length / 2).toBeGreaterThan(100_000);
  expect(lines.length / 2).toBeLessThan(101_000);
});

function isAsJudged(drawing: LineDrawing): void {
  expect(findIntersectionsWithoutNode(drawing)).toEqual({
    lines: Int32Array.from(judged(drawing)),
    complete: true,
  });
}

function judged(drawing: LineDrawing): number[] {
  const courses = linesAsPoints(drawing).map((course) =>
    course.map(([x, y]) => [BigInt(x), BigInt(y)] as const),
  );
  return courses.flatMap((p, i) => courses.flatMap((q, j) => (i < j && meet(p, q) ? [i, j] : [])));
}

type Exact = readonly [bigint, bigint];

function meet(p: readonly Exact[], q: readonly Exact[]): boolean {
  return p
    .slice(1)
    .some((b, i) =>
      q.slice(1).some((d, j) => piecesMeet(p[i]!, b, q[j]!, d, [p[0]!, p.at(-1)!, q[0]!, q.at(-1)!])),
    );
}

/** Solves a + t (b - a) = c + u (d - c) and looks whether that point is an end. */
function piecesMeet(a: Exact, b: Exact, c: Exact, d: Exact, ends: readonly Exact[]): boolean {
  const cross = (x: Exact, y: Exact): bigint => x[0] * y[1] - x[1] * y[0];
  const minus = (x: Exact, y: Exact): Exact => [x[0] - y[0], x[1] - y[1]];
  let down = cross(minus(b, a), minus(d, c));
  if (down === 0n) return false;
  let t = cross(minus(c, a), minus(d, c));
  let u = cross(minus(c, a), minus(b, a));
  if (down < 0n) [down, t, u] = [-down, -t, -u];
  if (t < 0n || t > down || u < 0n || u > down) return false;
  if (t > 0n && t < down && u > 0n && u < down) return true;
  const at = (axis: 0 | 1): bigint => a[axis] * down + t * (b[axis] - a[axis]);
  return !ends.some((end) => end[0] * down === at(0) && end[1] * down === at(1));
}

function scribble(lines: number, extent: number): LineDrawing {
  const random = seededRandom(extent);
  const point = (): Point => [Math.floor((random() - 0.5) * extent), Math.floor((random() - 0.5) * extent)];
  return drawingFromLines(
    Array.from({ length: 2 * lines }, point),
    Array.from({ length: lines }, (_, i) => ({
      ends: [2 * i, 2 * i + 1],
      bends: i % 4 === 0 ? [point()] : [],
    })),
  );
}

/** Lines side by side, with a few across. */
function hatching(lines: number): LineDrawing {
  const nodes = Array.from({ length: lines }, (_, i): Point[] =>
    i % 50 === 0
      ? [
          [i, 10 * i],
          [i + 900, 10 * i - 700],
        ]
      : [
          [3 * i, -2 * i],
          [3 * i + 2000, 3000 - 2 * i],
        ],
  );
  return drawingFromLines(
    nodes.flat(),
    nodes.map((_, i) => ({ ends: [2 * i, 2 * i + 1] })),
  );
}

function bentAtOnePoint(lines: number): LineDrawing {
  const { xs, ys } = star(2 * lines);
  const nodes = Array.from(xs, (x, node): Point => [x, ys[node]!]).slice(1);
  return drawingFromLines(
    nodes,
    Array.from({ length: lines }, (_, i) => ({ ends: [i, i + lines - 3], bends: [[0, 0]] })),
  );
}

function star(lines: number): LineDrawing {
  const at = (radius: number, i: number): Point => [
    Math.round(radius * Math.cos((i / lines) * 2 * Math.PI)),
    Math.round(radius * Math.sin((i / lines) * 2 * Math.PI)),
  ];
  const around = Array.from({ length: lines }, (_, i) => i);
  return drawingFromLines(
    [[0, 0], ...around.map((i) => at(900_000, i))],
    around.map((i) => ({
      ends: i % 2 === 0 ? [0, i + 1] : [i + 1, 0],
      bends: i % 3 === 0 ? [at(400_000, i + 0.3)] : [],
    })),
  );
}

function both(a: LineDrawing, b: LineDrawing): LineDrawing {
  const join = (x: Int32Array, y: Int32Array, add = 0): Int32Array =>
    Int32Array.from([...x, ...y.map((each) => each + add)]);
  return {
    xs: join(a.xs, b.xs),
    ys: join(a.ys, b.ys),
    from: join(a.from, b.from, a.xs.length),
    to: join(a.to, b.to, a.xs.length),
    bendStarts: join(a.bendStarts, b.bendStarts.slice(1), a.bendXs.length),
    bendXs: join(a.bendXs, b.bendXs),
    bendYs: join(a.bendYs, b.bendYs),
  };
}

const shifted = (drawing: LineDrawing, by: number): LineDrawing => ({
  ...drawing,
  xs: drawing.xs.map((x) => x + by),
  bendXs: drawing.bendXs.map((x) => x + by),
});
