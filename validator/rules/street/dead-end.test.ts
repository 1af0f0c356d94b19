import { expect, test } from 'vitest';
import type { StreetBoard } from '../../../model/index.js';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { readFixtures, testRule, validateFixture } from '../../../testing/validator/rule-fixtures.js';
import { validateBoard } from '../../run/validate.js';
import { deadEnd } from './dead-end.js';

testRule(deadEnd, { 'circle-at-the-end-of-a-spur': ['(c8)'] });

const actions = (board: StreetBoard, profile: 'official' | 'draft' | 'custom') =>
  validateBoard(board, { profile, rules: [deadEnd.id] }).findings.map(({ fixes }) =>
    fixes.map((fix) => [fix.action, fix.arguments]),
  );

test('the street is led on to the nearest node, and deleting it comes last', () => {
  const fixture = readFixtures(deadEnd.id).find(({ fails }) => fails)!;
  const [finding] = validateFixture(fixture).findings;
  expect(finding!.fixes.map(({ action, arguments: given }) => [action, given])).toEqual([
    ['addStreet', { between: ['c8', 'x1'] }],
    ['removeNode', { node: 'c8' }],
  ]);
});

test('the street that the edition has is suggested, and in a draft nothing is deleted', () => {
  const board = shippedStreetBoard('whitechapel');
  const streets = board.streets.filter(({ between }) => between.join('-') !== 'c4-x2');
  expect(actions({ ...board, streets }, 'official')).toEqual([
    [
      ['addStreet', { between: ['c4', 'x2'] }],
      ['removeNode', { node: 'c4' }],
    ],
  ]);
  expect(actions({ ...board, streets }, 'draft')).toEqual([[['addStreet', { between: ['c4', 'x2'] }]]]);
});

test('a circle with one street on the rim of water may be blue', () => {
  const board = shippedStreetBoard('whitehall');
  const circles = board.circles.map((circle) =>
    circle.number === 113 ? { ...circle, colour: 'black' as const } : circle,
  );
  expect(actions({ ...board, circles }, 'official')[0]![0]).toEqual([
    'setColour',
    { circle: 'c113', colour: 'blue' },
  ]);
});
