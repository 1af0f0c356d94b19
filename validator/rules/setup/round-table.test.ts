import { expect, test } from 'vitest';
import { shippedHexBoard } from '../../../testing/boards/shipped-boards.js';
import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { roundTable } from './round-table.js';
import { checkRule } from '../../run/check-rule.js';

testRule(roundTable, {
  'seven-rounds': ['(rounds)'],
  'wrong-lamp': ['(rounds)'],
  'wrong-order': ['(rounds)'],
});

testSeverities(roundTable, 'seven-rounds', { draft: 'info', custom: 'info', official: 'error' });

test('a printed board must have the track, a home-made one need not', () => {
  const { tracks: _, ...board } = shippedHexBoard('mr-jack-2006');
  expect(checkRule(roundTable, { board, profile: 'official' }).map(({ what }) => what)).toEqual([
    'The board has no round track.',
  ]);
  expect(checkRule(roundTable, { board, profile: 'custom' })).toEqual([]);
});
