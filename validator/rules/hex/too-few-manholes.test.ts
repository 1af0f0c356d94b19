import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { tooFewManholes } from './too-few-manholes.js';

testRule(tooFewManholes, {
  'two-manholes': ['(manholes)'],
});

testSeverities(tooFewManholes, 'two-manholes', { draft: 'info', custom: 'info', official: 'error' });
