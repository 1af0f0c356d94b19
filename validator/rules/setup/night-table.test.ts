import { expect, test } from 'vitest';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { nightTable } from './night-table.js';
import { checkRule } from '../../run/check-rule.js';

testRule(nightTable, {
  'one-woman-too-few': ['(nights)'],
  'three-nights': ['(nights)'],
});

testSeverities(nightTable, 'one-woman-too-few', { draft: 'info', custom: 'info', official: 'error' });

test('a printed board must have the table; without any track another rule speaks', () => {
  const board = shippedStreetBoard('whitechapel');
  const { nights: _, ...tracks } = board.tracks!;
  const { tracks: __, ...trackless } = board;
  const found = (profile: 'official' | 'custom') =>
    checkRule(nightTable, { board: { ...board, tracks }, profile }).map(({ what }) => what);
  expect(found('official')).toEqual(['The board has no table of the four nights.']);
  expect(found('custom')).toEqual([]);
  expect(checkRule(nightTable, { board: trackless, profile: 'official' })).toEqual([]);
});

test('every number and date of the table is compared', () => {
  const board = shippedStreetBoard('whitechapel');
  const { nights = [], ...tracks } = board.tracks!;
  for (const [i, night] of nights.entries())
    for (const key of Object.keys(night) as (keyof typeof night)[]) {
      const changed = { ...night, [key]: key === 'date' ? '1888-10-01' : 9 };
      const table = nights.map((each) => (each === night ? changed : each));
      const found = checkRule(nightTable, {
        board: { ...board, tracks: { ...tracks, nights: table } },
        profile: 'official',
      });
      expect(found.map(({ pointer }) => pointer)).toEqual([`/tracks/nights/${i}`]);
      expect(found[0]?.what).toContain(`"${key}" is`);
    }
});
