import { testRule } from '../../../testing/rule-fixtures.js';
import { testSeverities } from '../../../testing/rule-severities.js';
import { nightTable } from './night-table.js';

testRule(nightTable, {
  'one-woman-too-few': ['(nights)'],
  'three-nights': ['(nights)'],
});

testSeverities(nightTable, 'one-woman-too-few', { draft: 'info', custom: 'info', official: 'error' });
