import { expect, test } from 'vitest';
import { driveNewBoard } from '../../../testing/editor/gesture-driver.js';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { describeEntity } from './describe-entity.js';

test('parallel streets are distinguished', () => {
  const { board } = driveNewBoard()
    .tool('circle')
    .click(1000, 1000)
    .click(3000, 1000)
    .tool('street')
    .click(1000, 1000)
    .click(3000, 1000)
    .click(2000, 2000)
    .click(1000, 1000);
  expect(
    ['street:c1-c2', 'street:c1-c2~2', 'bend:street:c1-c2~2#0'].map((key) => describeEntity(board, key)),
  ).toEqual([
    'the first street from circle 1 to circle 2',
    'the second street from circle 1 to circle 2',
    'a bend of the second street from circle 1 to circle 2',
  ]);
});

test('a street that comes back to where it began', () => {
  const board = shippedStreetBoard('whitechapel');
  const streets = [...board.streets, { between: ['c4', 'c4'] as const }];
  expect(describeEntity({ ...board, streets }, 'street:c4-c4')).toBe('the street from circle 4 to itself');
});

test('a block of many circles is called by the first of them', () => {
  const board = shippedStreetBoard('whitehall');
  expect(describeEntity(board, 'b104')).toBe('the water 110 112 131 145 144 168 167 186 …');
  expect(describeEntity(board, 'b999')).toBe('the block b999');
});
