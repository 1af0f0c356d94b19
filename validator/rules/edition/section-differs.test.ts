import { expect, test } from 'vitest';
import type { Point } from '../../../model/index.js';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { checkRule } from '../../run/check-rule.js';
import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { sectionDiffers } from './section-differs.js';

testRule(sectionDiffers, { 'circle-beside-a-grid-line': ['(c29)'] });

testSeverities(sectionDiffers, 'circle-beside-a-grid-line', {
  draft: 'info',
  custom: 'info',
  official: 'error',
});

test('a grid in another place is reported once', () => {
  const board = shippedStreetBoard('whitehall');
  const corner: Point = [2000, 2000];
  const moved = { ...board, grid: { ...board.grid!, rect: [corner, board.grid!.rect[1]] as const } };
  const issues = checkRule(sectionDiffers, { board: moved, profile: 'official' });
  expect(issues).toMatchObject([{ entities: ['grid'], pointer: '/grid/rect' }]);
});
