import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { squareWithoutWhite } from './square-without-white.js';

testRule(squareWithoutWhite, {
  'no-white-in-a-square': ['(Ab)'],
  'square-without-any-circle': ['(Ac)', '(Bc)'],
});

testSeverities(squareWithoutWhite, 'no-white-in-a-square', {
  draft: 'info',
  custom: 'error',
  official: 'error',
});
