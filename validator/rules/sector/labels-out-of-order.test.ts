import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { labelsOutOfOrder } from './labels-out-of-order.js';

testRule(labelsOutOfOrder, {
  'two-columns-swapped': ['(A2 A3)'],
  'two-rows-swapped': ['(b5 b6)'],
});

testSeverities(labelsOutOfOrder, 'two-columns-swapped', {
  draft: 'warning',
  custom: 'warning',
  official: 'error',
});
