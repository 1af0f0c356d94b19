import { expect, test } from 'vitest';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { moveTrack } from './move-track.js';
import { checkRule } from '../../run/check-rule.js';

testRule(moveTrack, {
  'roman-spaces-turned-round': ['(move)'],
  'space-forgotten': ['(move)'],
  'whitehall-without-a-start': ['(move)'],
});

testSeverities(moveTrack, 'roman-spaces-turned-round', { draft: 'info', custom: 'info', official: 'error' });

test('a printed board must have the track, a home-made one need not', () => {
  const { tracks: _, ...board } = shippedStreetBoard('whitehall');
  expect(checkRule(moveTrack, { board, profile: 'official' }).map(({ what }) => what)).toEqual([
    'The board has no move track.',
  ]);
  expect(checkRule(moveTrack, { board, profile: 'custom' })).toEqual([]);
});

test('the fix is safe on a printed board only: at home somebody may have meant it', () => {
  const board = { ...shippedStreetBoard('whitehall'), tracks: { move: ['0', '1'] } };
  const kinds = (['official', 'custom', 'draft'] as const).map(
    (profile) => checkRule(moveTrack, { board, profile })[0]?.fix?.kind,
  );
  expect(kinds).toEqual(['safe', 'ask', 'ask']);
});
