import { expect, test } from 'vitest';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { checkRule } from '../../run/check-rule.js';
import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { nodeWithoutSector } from './node-without-sector.js';

testRule(nodeWithoutSector, {
  'crossing-beside-the-grid': ['(x3)'],
  'white-circle-beside-the-grid': ['(c3)'],
});

testSeverities(nodeWithoutSector, 'crossing-beside-the-grid', {
  draft: 'error',
  custom: 'error',
  official: 'error',
});

test('many nodes off the grid are one finding about the grid', () => {
  const board = shippedStreetBoard('whitechapel');
  const [[left, top], [right, bottom]] = board.grid!.rect;
  const rect = [[left, top + 1200], [right, bottom + 1200]] as const; // prettier-ignore
  expect(
    checkRule(nodeWithoutSector, {
      board: { ...board, grid: { ...board.grid!, rect } },
      profile: 'official',
    }),
  ).toMatchObject([
    {
      entities: ['grid'],
      pointer: '/grid/rect',
      what: expect.stringContaining('beyond its top edge') as string,
    },
  ]);
});
