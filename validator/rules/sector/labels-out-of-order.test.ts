import { testRule } from '../../../testing/rule-fixtures.js';
import { testSeverities } from '../../../testing/rule-severities.js';
import { labelsOutOfOrder } from './labels-out-of-order.js';

testRule(labelsOutOfOrder, {
  'two-columns-exchanged': ['(A2 A3)'],
  'two-rows-exchanged': ['(b5 b6)'],
});

testSeverities(labelsOutOfOrder, 'two-columns-exchanged', {
  draft: 'warning',
  custom: 'warning',
  official: 'error',
});
