import { expect, test } from 'vitest';
import { officialBoard } from '../../../testing/official-board.js';
import { isStreetBoard } from '../../../model/index.js';
import { testRule } from '../../../testing/rule-fixtures.js';
import { testSeverities } from '../../../testing/rule-severities.js';
import { notOneRedCrossing } from './not-one-red-crossing.js';

testRule(notOneRedCrossing, {
  'no-red-crossing': ['(red)'],
  'two-red-crossings': ['(x1 x5)'],
});

testSeverities(notOneRedCrossing, 'no-red-crossing', { draft: 'info', custom: 'info', official: 'error' });

test('two crossings with the name of Goulston Street', () => {
  const board = officialBoard('whitechapel');
  if (!isStreetBoard(board)) throw new Error('Whitechapel has streets.');
  const red = board.crossings.find(({ border }) => border === 'red')!;
  const twice = { ...board, crossings: [...board.crossings, { ...red }] };
  expect(notOneRedCrossing.check({ board: twice, profile: 'official' })).toMatchObject([
    { pointer: `/crossings/${board.crossings.length}/border`, seen: 2 },
  ]);
});
