import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { fewWhiteCircles } from './few-white-circles.js';

testRule(fewWhiteCircles, {
  'four-white-circles-in-a-square': ['(Ab)'],
});

testSeverities(fewWhiteCircles, 'four-white-circles-in-a-square', {
  draft: 'info',
  custom: 'info',
  official: 'warning',
});
