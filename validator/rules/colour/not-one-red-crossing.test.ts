import { expect, test } from 'vitest';
import { shippedBoard, shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { isStreetBoard } from '../../../model/index.js';
import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { notOneRedCrossing } from './not-one-red-crossing.js';
import { checkRule } from '../../run/check-rule.js';

testRule(notOneRedCrossing, {
  'no-red-crossing': ['(red)'],
  'two-red-crossings': ['(x1 x5)'],
});

testSeverities(notOneRedCrossing, 'no-red-crossing', { draft: 'info', custom: 'info', official: 'error' });

test('two crossings with the name of Goulston Street', () => {
  const board = shippedBoard('whitechapel');
  if (!isStreetBoard(board)) throw new Error('Whitechapel has streets.');
  const red = board.crossings.find(({ border }) => border === 'red')!;
  const twice = { ...board, crossings: [...board.crossings, { ...red }] };
  expect(checkRule(notOneRedCrossing, { board: twice, profile: 'official' })).toMatchObject([
    { pointer: `/crossings/${board.crossings.length}/border`, seen: 2 },
  ]);
});

test('no border is offered to a crossing that is not there', () => {
  const board = shippedStreetBoard('whitechapel');
  const bare = board.crossings.map(({ border: _, ...crossing }) => crossing);
  const [issue] = checkRule(notOneRedCrossing, { board: { ...board, crossings: bare }, profile: 'official' });
  expect(issue?.fix?.arguments).toEqual({ crossing: 'x102', border: 'red' });
  const gone = bare.filter(({ id }) => id !== 'x102');
  const [other] = checkRule(notOneRedCrossing, { board: { ...board, crossings: gone }, profile: 'official' });
  expect([other?.what, other?.fix]).toEqual(['No crossing has a red border.', undefined]);
});
