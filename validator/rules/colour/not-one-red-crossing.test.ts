import { testRule } from '../../../testing/rule-fixtures.js';
import { testSeverities } from '../../../testing/rule-severities.js';
import { notOneRedCrossing } from './not-one-red-crossing.js';

testRule(notOneRedCrossing, {
  'no-red-crossing': ['(red)'],
  'two-red-crossings': ['(x1 x5)'],
});

testSeverities(notOneRedCrossing, 'no-red-crossing', { draft: 'info', custom: 'info', official: 'error' });
