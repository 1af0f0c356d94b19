import { testRule } from '../../../testing/rule-fixtures.js';
import { testSeverities } from '../../../testing/rule-severities.js';
import { unlikeItsOpposite } from './unlike-its-opposite.js';

testRule(unlikeItsOpposite, {
  'hex-missing-at-the-rim': ['(h0,6 h12,-5)'],
  'street-traced-as-a-building': ['(h10,0 h2,1)'],
});

testSeverities(unlikeItsOpposite, 'hex-missing-at-the-rim', {
  draft: 'info',
  custom: 'info',
  official: 'warning',
});
