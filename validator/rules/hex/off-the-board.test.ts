import { expect, test } from 'vitest';
import { shippedHexBoard } from '../../../testing/boards/shipped-boards.js';
import { checkRule } from '../../run/check-rule.js';
import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { offTheBoard } from './off-the-board.js';

testRule(offTheBoard, {
  'hex-below-the-board': ['(h0,4)'],
});

testSeverities(offTheBoard, 'hex-below-the-board', { draft: 'error', custom: 'error', official: 'error' });

test('many hexes off the board are one finding about the layout', () => {
  const board = shippedHexBoard('mr-jack-2006');
  const origin = [board.layout.origin[0] + 1700, board.layout.origin[1]] as const;
  expect(
    checkRule(offTheBoard, { board: { ...board, layout: { ...board.layout, origin } }, profile: 'official' }),
  ).toMatchObject([
    {
      entities: ['layout'],
      pointer: '/layout/origin',
      what: expect.stringContaining('beyond its right edge') as string,
    },
  ]);
});
