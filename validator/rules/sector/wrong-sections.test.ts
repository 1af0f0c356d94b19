import { describe, expect, test } from 'vitest';
import type { StreetBoard } from '../../../model/index.js';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import type { Profile } from '../../definitions/rule.js';
import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { wrongSections } from './wrong-sections.js';
import { checkRule } from '../../run/check-rule.js';

testRule(wrongSections, {
  'section-declared-that-no-labels-make': ['(Ca)'],
  'section-not-declared': ['(Bb)'],
});

testSeverities(wrongSections, 'section-declared-that-no-labels-make', {
  draft: 'error',
  custom: 'error',
  official: 'error',
});

describe('on a printed board', () => {
  const board = shippedStreetBoard('whitechapel');
  const found = (grid: StreetBoard['grid'], profile: Profile = 'official'): string[] => {
    const { grid: _, ...gridless } = board;
    return checkRule(wrongSections, {
      board: grid === undefined ? gridless : { ...board, grid },
      profile,
    }).map(({ what }) => what);
  };
  const grid = board.grid!;
  const withoutC = {
    columns: grid.columns.map((label) => label.replace('C', 'B')),
    sections: ['Aa', 'Ab', 'Ba', 'Bb'],
  };

  test.each<[string, StreetBoard['grid'], string[]]>([
    ['the grid is as printed', grid, []],
    ['there is no grid', undefined, ['The board has no grid.']],
    [
      'neither the labels nor the list have C',
      { ...grid, ...withoutC },
      ['The grid lacks section Ca.', 'The grid lacks section Cb.'],
    ],
    [
      'only the labels lack C',
      { ...grid, columns: withoutC.columns },
      [
        'The grid declares section Ca, but no column C meets a row a.',
        'The grid declares section Cb, but no column C meets a row b.',
      ],
    ],
    [
      'the labels have a D that is not printed',
      { ...grid, columns: [...grid.columns.slice(0, -1), 'D20'] },
      [
        'In the grid column D meets row a, but the print has no section Da.',
        'In the grid column D meets row b, but the print has no section Db.',
      ],
    ],
  ])('%s', (_, each, what) => {
    expect(found(each)).toEqual(what);
  });

  test('a home-made board may have no grid, or another one', () => {
    expect(found(undefined, 'custom')).toEqual([]);
    expect(found({ ...grid, ...withoutC }, 'custom')).toEqual([]);
  });
});
