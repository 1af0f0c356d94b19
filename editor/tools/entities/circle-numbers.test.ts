import { expect, test } from 'vitest';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { isBeyondPrinted } from './circle-numbers.js';

test.each([
  ['whitechapel', 195, false],
  ['whitechapel', 196, true],
  ['whitehall', 190, true],
  ['teaching/section-line', 5, false],
])('%s: whether circle %i is beyond the print is %s', (name, number, beyond) => {
  expect(isBeyondPrinted(shippedStreetBoard(name), number)).toBe(beyond);
});

test('a home-made board that expects a number of circles may get more', () => {
  const board = { ...shippedStreetBoard('whitehall'), profile: 'custom' as const };
  expect(isBeyondPrinted(board, 190)).toBe(false);
});
