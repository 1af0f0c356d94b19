import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { wrongGameColour } from './wrong-game-colour.js';

testRule(wrongGameColour, {
  'blue-circle-in-whitechapel': ['(c2)'],
  'red-border-in-whitehall': ['(x1)'],
  'red-circle-in-whitehall': ['(c2)'],
});

testSeverities(wrongGameColour, 'blue-circle-in-whitechapel', {
  draft: 'error',
  custom: 'error',
  official: 'error',
});
