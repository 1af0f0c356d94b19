import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { exitCount } from './exit-count.js';

testRule(exitCount, {
  'three-exits': ['(exits)'],
});

testSeverities(exitCount, 'three-exits', { draft: 'info', custom: 'info', official: 'error' });
