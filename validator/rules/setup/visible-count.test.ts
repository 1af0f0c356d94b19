import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { visibleCount } from './visible-count.js';

testRule(visibleCount, {
  'lamp-one-gaslight-off': ['(visible)'],
});

testSeverities(visibleCount, 'lamp-one-gaslight-off', { draft: 'info', custom: 'info', official: 'error' });
