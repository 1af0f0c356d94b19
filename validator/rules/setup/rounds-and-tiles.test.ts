import { expect, test } from 'vitest';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { roundsAndTiles } from './rounds-and-tiles.js';
import { checkRule } from '../../run/check-rule.js';

testRule(roundsAndTiles, {
  'four-rounds': ['(rounds)'],
  'one-boat': ['(tiles)'],
});

testSeverities(roundsAndTiles, 'four-rounds', { draft: 'info', custom: 'info', official: 'error' });

test('a printed board must have both; without any track another rule speaks', () => {
  const board = shippedStreetBoard('whitehall');
  const { tracks: _, ...trackless } = board;
  const { move } = board.tracks!;
  const found = (profile: 'official' | 'custom') =>
    checkRule(roundsAndTiles, { board: { ...board, tracks: { move } }, profile }).map(
      ({ entities }) => entities,
    );
  expect(found('official')).toEqual([['rounds'], ['tiles']]);
  expect(found('custom')).toEqual([]);
  expect(checkRule(roundsAndTiles, { board: trackless, profile: 'official' })).toEqual([]);
});
