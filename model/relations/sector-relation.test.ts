import { expect, test } from 'vitest';
import { shippedStreetBoard } from '../../testing/boards/shipped-boards.js';
import { cellOfPoint, sectorRelation } from './sector-relation.js';

const grid = {
  rect: [
    [0, 0],
    [300, 200],
  ],
  columns: ['A1', 'A2', 'B3'],
  rows: ['b2', 'a1'],
  sections: ['Aa', 'Ab', 'Ba', 'Bb'],
} as const;

test.each([
  [[0, 0], 'A1/b2', 'Ab'],
  [[99, 99], 'A1/b2', 'Ab'],
  [[100, 100], 'A2/a1', 'Aa'],
  [[200, 0], 'B3/b2', 'Bb'],
  [[300, 200], 'B3/a1', 'Ba'],
] as const)('%j is in cell %s, section %s', (at, cell, section) => {
  const found = cellOfPoint(grid, at);
  expect(found && [`${found.column}/${found.row}`, found.section]).toEqual([cell, section]);
});

test.each([[[-1, 0]], [[301, 0]], [[0, 201]], [[0, -1]]] as const)('%j is off the grid', (at) => {
  expect(cellOfPoint(grid, at)).toBeUndefined();
});

test('a declared sector overrides the grid', () => {
  const board = shippedStreetBoard('whitechapel');
  const x222 = board.crossings.find(({ id }) => id === 'x222')!;
  expect(cellOfPoint(board.grid!, x222.at)?.section).toBe('Ba');
  expect(sectorRelation(board).get('x222')).toBe('Aa');
});

test('[LFW-B09] every crossing and circle of Whitechapel has a section', () => {
  expect(sectorRelation(shippedStreetBoard('whitechapel')).size).toBe(195 + 234);
});
