import { expect, test } from 'vitest';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { printedLetters } from './printed-letters.js';

testRule(printedLetters, {
  'two-letters-exchanged': ['(dearBoss)', '(fromHell)'],
});

testSeverities(printedLetters, 'two-letters-exchanged', { draft: 'info', custom: 'info', official: 'error' });

test('a printed board must have the letters, a home-made one need not', () => {
  const { letters: _, ...board } = shippedStreetBoard('whitechapel');
  expect(printedLetters.check({ board, profile: 'official' }).map(({ entities }) => entities)).toEqual([
    ['letters'],
  ]);
  expect(printedLetters.check({ board, profile: 'custom' })).toEqual([]);
});

test('where the sections are not the printed ones there is nothing to compare', () => {
  const board = shippedStreetBoard('whitechapel');
  const grid = { ...board.grid!, sections: ['Aa', 'Ab'] };
  const letters = { ...board.letters!, dearBoss: ['Aa'], saucyJacky: ['Ab'], fromHell: ['Ab'] };
  expect(printedLetters.check({ board: { ...board, grid, letters }, profile: 'custom' })).toEqual([]);
});
