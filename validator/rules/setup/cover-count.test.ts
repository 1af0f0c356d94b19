import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { coverCount } from './cover-count.js';

testRule(coverCount, {
  'one-cover': ['(covers)'],
});

testSeverities(coverCount, 'one-cover', { draft: 'info', custom: 'info', official: 'error' });
