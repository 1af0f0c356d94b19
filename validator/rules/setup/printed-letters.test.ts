import { expect, test } from 'vitest';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { printedLetters } from './printed-letters.js';
import { checkRule } from '../../run/check-rule.js';

testRule(printedLetters, {
  'two-letters-exchanged': ['(dearBoss)', '(fromHell)'],
});

testSeverities(printedLetters, 'two-letters-exchanged', { draft: 'info', custom: 'info', official: 'error' });

test('a printed board must have the letters, a home-made one need not', () => {
  const { letters: _, ...board } = shippedStreetBoard('whitechapel');
  expect(checkRule(printedLetters, { board, profile: 'official' }).map(({ entities }) => entities)).toEqual([
    ['letters'],
  ]);
  expect(checkRule(printedLetters, { board, profile: 'custom' })).toEqual([]);
});

test('where the sections are not the printed ones there is nothing to compare', () => {
  const board = shippedStreetBoard('whitechapel');
  const grid = { ...board.grid!, sections: ['Aa', 'Ab'] };
  const letters = { ...board.letters!, dearBoss: ['Aa'], saucyJacky: ['Ab'], fromHell: ['Ab'] };
  expect(checkRule(printedLetters, { board: { ...board, grid, letters }, profile: 'custom' })).toEqual([]);
});
