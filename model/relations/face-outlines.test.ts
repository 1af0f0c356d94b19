import { expect, test } from 'vitest';
import { shippedStreetBoard } from '../../testing/boards/shipped-boards.js';
import type { Point, StreetBoard } from '../board/board.js';
import { facesOfBoard, outlinesOfFaces } from './faces-of-board.js';

const whitechapel = shippedStreetBoard('whitechapel');

/** Three streets between two crossings, one of them straight, with a triangle beside them. */
const parallel: StreetBoard = {
  ...whitechapel,
  circles: [],
  crossings: [
    { id: 'x1', at: [0, 0] },
    { id: 'x2', at: [100, 0] },
    { id: 'x3', at: [50, 100] },
  ],
  junctions: [],
  streets: [
    { between: ['x1', 'x2'] },
    {
      between: ['x1', 'x2'],
      bends: [
        [20, -40],
        [90, -40],
      ],
    },
    { between: ['x2', 'x1'], bends: [[50, -300]] },
    { between: ['x2', 'x3'] },
    { between: ['x3', 'x1'] },
  ],
  waterlines: [],
  blocks: [],
};

const areaOf = (outline: readonly Point[]): number =>
  outline.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = outline[(i + 1) % outline.length]!;
    return sum + x * nextY - nextX * y;
  }, 0) / 2;

test.each([
  ['between parallel streets', parallel],
  ['of Whitechapel', whitechapel],
  ['of Whitehall', shippedStreetBoard('whitehall')],
])('have the areas of the faces %s', (_, board) => {
  const areas = outlinesOfFaces(board).map(([rim]) => areaOf(rim!));
  expect(areas).toEqual(facesOfBoard(board).inner.map(({ area }) => area));
});

test('follow the bends in the direction of the walk', () => {
  const middle = facesOfBoard(parallel).inner.findIndex(({ area }) => area === 3400);
  expect(outlinesOfFaces(parallel)[middle]).toEqual([
    [
      [100, 0],
      [0, 0],
      [20, -40],
      [90, -40],
    ],
  ]);
});

test('contain islands after the outer ring', () => {
  const island: StreetBoard = {
    ...parallel,
    crossings: [
      ...parallel.crossings,
      { id: 'x4', at: [45, 30] },
      { id: 'x5', at: [55, 30] },
      { id: 'x6', at: [50, 40] },
    ],
    streets: [
      { between: ['x4', 'x5'] },
      { between: ['x5', 'x6'] },
      { between: ['x6', 'x4'] },
      ...parallel.streets,
    ],
  };
  const around = facesOfBoard(island).inner.findIndex(({ islands }) => islands.length > 0);
  expect(outlinesOfFaces(island)[around]!.map(areaOf)).toEqual([5000, -50]);
});
