import { testRule } from '../../../testing/rule-fixtures.js';
import { testSeverities } from '../../../testing/rule-severities.js';
import { cordonCount } from './cordon-count.js';

testRule(cordonCount, {
  'three-cordons': ['(cordons)'],
});

testSeverities(cordonCount, 'three-cordons', { draft: 'info', custom: 'info', official: 'error' });
