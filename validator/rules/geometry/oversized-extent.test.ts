import { expect, test } from 'vitest';
import { shippedHexBoard, shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { oversizedExtent } from './oversized-extent.js';
import { checkRule } from '../../run/check-rule.js';

testRule(oversizedExtent, { 'far-too-high': ['(extent high)'] });

test.each([
  shippedStreetBoard('whitechapel'),
  shippedStreetBoard('whitehall'),
  shippedHexBoard('mr-jack-2006'),
])('the print of $id with another extent', (board) => {
  const found = (width: number, height: number): string[] =>
    checkRule(oversizedExtent, { board: { ...board, extent: [width, height] }, profile: 'official' }).map(
      ({ entities }) => entities.join(' '),
    );
  const [width, height] = board.extent;
  expect(found(width, height)).toEqual([]);
  expect(found(width, 99999)).toEqual(['extent high']);
  expect(found(99999, height)).toEqual(['extent wide']);
});

test('a board that is just begun is left in peace', () => {
  const board = { ...shippedStreetBoard('whitehall'), circles: [], crossings: [], junctions: [] };
  expect(checkRule(oversizedExtent, { board, profile: 'draft' })).toEqual([]);
});
