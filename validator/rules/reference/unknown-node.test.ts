import { expect, test } from 'vitest';
import type { StreetBoard } from '../../../model/index.js';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { unknownNode } from './unknown-node.js';
import { checkRule } from '../../run/check-rule.js';

testRule(unknownNode, {
  'crossing-missing-at-the-end-of-a-street': ['(c1-x7 x7)'],
  'letter-to-a-missing-crossing': ['(goulston x9)'],
  'walk-past-a-missing-circle': ['(b1 c12)'],
  'walk-round-a-missing-crossing': ['(b1 x99)'],
  'waterline-to-a-missing-crossing': ['(x19 x8-x19)'],
});

testSeverities(unknownNode, 'crossing-missing-at-the-end-of-a-street', {
  draft: 'error',
  custom: 'error',
  official: 'error',
});

/** What the findings advise on a changed board of Whitechapel. */
function advised(change: (board: StreetBoard) => StreetBoard): (string | undefined)[] {
  const issues = checkRule(unknownNode, {
    board: change(shippedStreetBoard('whitechapel')),
    profile: 'official',
  });
  return [...new Set(issues.map(({ remedy }) => remedy ?? ''))];
}

test('a node of another kind is never meant', () => {
  // Where circle 2 became another circle 1 there still is a crossing x2, and there are ten circles from 20 to 29.
  expect(
    advised((board) => ({
      ...board,
      circles: board.circles.map((each) => (each.number === 2 ? { ...each, number: 1 } : each)),
    })),
  ).toEqual(['Add it, or remove the reference.']);
});

test('the only id of its kind that is one slip away is suggested', () => {
  expect(
    advised((board) => ({
      ...board,
      crossings: board.crossings.slice(0, 1).map((each) => ({ ...each, id: 'x1234' })),
      streets: [{ between: ['x1243', 'x1234'] }],
      waterlines: [],
      blocks: [],
      letters: { ...board.letters!, goulston: 'x1234' },
    })),
  ).toEqual(['Add it, or remove the reference; perhaps x1234 was meant.']);
});
