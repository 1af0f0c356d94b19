import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { cordonCount } from './cordon-count.js';

testRule(cordonCount, {
  'three-cordons': ['(cordons)'],
});

testSeverities(cordonCount, 'three-cordons', { draft: 'info', custom: 'info', official: 'error' });
