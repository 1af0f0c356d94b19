import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { onALine } from './on-a-line.js';

testRule(onALine, {
  'circle-on-a-line': ['(c3)'],
  'crossing-on-a-line': ['(x2)'],
});

testSeverities(onALine, 'circle-on-a-line', { draft: 'info', custom: 'warning', official: 'warning' });
