import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { partOfAnotherGame } from './part-of-another-game.js';

testRule(partOfAnotherGame, {
  'letters-in-whitehall': ['(letters)'],
  'nights-in-whitehall': ['(nights)'],
  'tiles-in-whitechapel': ['(rounds)', '(tiles)'],
});

testSeverities(partOfAnotherGame, 'letters-in-whitehall', {
  draft: 'warning',
  custom: 'warning',
  official: 'warning',
});
