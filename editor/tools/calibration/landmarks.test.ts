import { expect, test } from 'vitest';
import { editBoard } from '../../../testing/editor/edit-boards.js';
import { addNode, newBoard, paintHexes, setPrintedGrid } from '../../document/index.js';
import { centreOfHex, isHexBoard, type Grid } from '../../../model/index.js';
import type { Viewport } from '../input/gesture-types.js';
import { landmarkAt, describeLandmark } from './landmarks.js';

const SIGHT: Viewport = { unitsPerPixel: 10, coarse: false, centre: [0, 0], rotation: 0 };
const grid: Grid = { rect: [[160, 184], [9798, 6429]], columns: ['A1', 'B2'], rows: ['a1', 'b2'], sections: ['Aa', 'Ab', 'Ba', 'Bb'] }; // prettier-ignore
const BOARD = editBoard(
  newBoard('lfw', { id: 'a', name: 'A' }),
  addNode({ kind: 'circle', id: 'c7', at: [4000, 3000] }),
  setPrintedGrid(grid),
);

test.each([
  [[4060, 2960], [4000, 3000], 'circle 7'],
  [[9950, 40], [10000, 0], 'the top right corner of the board'],
  [[230, 6400], [160, 6429], 'the bottom left corner of the grid'],
  [[6000.4, 5000.6], [6000, 5001], undefined],
] as const)('%s means %s', (at, place, words) => {
  const found = landmarkAt(BOARD, at, SIGHT);
  expect([found.at, found.words]).toEqual([place, words]);
  expect(describeLandmark(BOARD, place)).toBe(words);
});

test('a hex is known by its middle', () => {
  const board = editBoard(newBoard('mj', { id: 'a', name: 'A' }), paintHexes(['h2,1'], 'street'));
  const [x, y] = isHexBoard(board) ? centreOfHex(board.layout, [2, 1]) : [0, 0];
  const found = landmarkAt(board, [x + 100, y - 80], SIGHT);
  expect(found.at).toEqual([Math.round(x), Math.round(y)]);
  expect(found.words).toMatch(/hex 2,1/);
});
