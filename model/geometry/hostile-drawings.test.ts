/** Drawings no board would have, of a size that takes for ever unless somebody thought of it. */
import { expect, test } from 'vitest';
import { drawingFromLines, type NumberedLine } from '../../bench/inputs/random-planar-drawing.js';
import { findIntersectionsWithoutNode } from './intersections-without-node.js';
import { facesOfDrawing } from './faces-of-drawing.js';

type Point = readonly [number, number];
const MANY = 40_000;
const STAR = 100_000;
const times = <T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));
const onCircle = (i: number): Point => [
  Math.round(1e6 * Math.cos((i * 2 * Math.PI) / STAR)),
  Math.round(1e6 * Math.sin((i * 2 * Math.PI) / STAR)),
];
/** The three corners of small triangles in rows. */
const triangle = (i: number): Point => {
  const at = Math.floor(i / 3);
  return [(at % 316) * 10 + (i % 3) * 4, Math.floor(at / 316) * 10 + (i % 3 === 1 ? 5 : 0)];
};
const around = (i: number): number => (i % 3 === 2 ? i - 2 : i + 1);

test.each<[string, () => [Point[], NumberedLine[]], number, number]>([
  [
    'a star of many lines',
    () => [
      [[0, 0], ...times(STAR, onCircle)],
      times(STAR, (i) => ({ ends: i % 2 ? [0, i + 1] : [i + 1, 0] })),
    ],
    0,
    0,
  ],
  [
    'many lines between two nodes',
    () => [
      [
        [0, 0],
        [1000, 700],
      ],
      times(MANY, (i) => ({ ends: i % 2 ? [0, 1] : [1, 0] })),
    ],
    0,
    0,
  ],
  [
    'many lines between many nodes at two points',
    () => [
      times(2 * MANY, (i) => (i % 2 ? [0, 0] : [1000, 700])),
      times(MANY, (i) => ({ ends: [2 * i, 2 * i + 1] })),
    ],
    0,
    0,
  ],
  [
    'many nodes at one point',
    () => [times(MANY, () => [5, 5]), times(MANY, (i) => ({ ends: [i, (i * 7 + 1) % MANY] }))],
    0,
    0,
  ],
  [
    'many lines without length',
    () => [
      times(MANY, (i) => [i, 0]),
      times(MANY, (i) => ({
        ends: [i, i],
        bends: [
          [i, 0],
          [i, 0],
        ],
      })),
    ],
    0,
    0,
  ],
  [
    'many triangles in one corner, and a line across the plane that crosses those on its way',
    () => [
      [...times(3 * MANY, triangle), [-1e6, -1e6], [1e6, 1e6]],
      [
        ...times(3 * MANY, (i): NumberedLine => ({ ends: [i, around(i)] })),
        { ends: [3 * MANY, 3 * MANY + 1] },
      ],
    ],
    127,
    MANY,
  ],
  [
    'many lines from edge to edge',
    () => [
      times(2 * MANY, (i) => [i % 2 ? 1e6 : -1e6, i >> 1]),
      times(MANY, (i) => ({ ends: [2 * i, 2 * i + 1] })),
    ],
    0,
    0,
  ],
  [
    'many lines side by side, aslant',
    () => [
      times(2 * MANY, (i) => [(i % 2 ? 2e5 : -2e5) + 3 * (i >> 1), (i % 2 ? 6e5 : -6e5) - (i >> 1)]),
      times(MANY, (i) => ({ ends: [2 * i, 2 * i + 1] })),
    ],
    0,
    0,
  ],
  [
    'rings in rings in rings',
    () => [
      times(6000, (i) => [(i % 2 ? 100 : -100) * (1 + (i >> 1)), 0]),
      times(6000, (i) => ({ ends: [i & ~1, i | 1], bends: [[0, (i % 2 ? 100 : -100) * (1 + (i >> 1))]] })),
    ],
    0,
    3000,
  ],
  [
    'one line that zigzags over the whole plane',
    () => [
      [
        [0, 0],
        [0, 9],
      ],
      [{ ends: [0, 1], bends: times(MANY, (i) => [i % 2 ? 1e6 : -1e6, i]) }],
    ],
    0,
    0,
  ],
])('%s', (_, make, crossings, faces) => {
  const drawing = drawingFromLines(...make());
  const found = findIntersectionsWithoutNode(drawing);
  expect({ pairs: found.lines.length / 2, complete: found.complete }).toEqual({
    pairs: crossings,
    complete: true,
  });
  expect(facesOfDrawing(drawing).count).toBe(faces);
});
