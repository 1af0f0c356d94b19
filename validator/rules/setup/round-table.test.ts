import { testRule } from '../../../testing/rule-fixtures.js';
import { testSeverities } from '../../../testing/rule-severities.js';
import { roundTable } from './round-table.js';

testRule(roundTable, {
  'seven-rounds': ['(rounds)'],
  'wrong-lamp': ['(rounds)'],
  'wrong-order': ['(rounds)'],
});

testSeverities(roundTable, 'seven-rounds', { draft: 'info', custom: 'info', official: 'warning' });
