import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { tooFewYellow } from './too-few-yellow.js';

testRule(tooFewYellow, {
  'six-yellow-crossings-in-whitechapel': ['(yellow)'],
  'two-yellow-crossings-in-whitehall': ['(yellow)'],
});

testSeverities(tooFewYellow, 'six-yellow-crossings-in-whitechapel', {
  draft: 'info',
  custom: 'info',
  official: 'error',
});
