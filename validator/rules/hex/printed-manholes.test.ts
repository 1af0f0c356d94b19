import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { printedManholes } from './printed-manholes.js';

testRule(printedManholes, {
  'manhole-one-hex-off': ['(h2,3)', '(h2,4)'],
  'manholes-of-another-print': ['(edition)'],
});

testSeverities(printedManholes, 'manhole-one-hex-off', { draft: 'info', custom: 'info', official: 'error' });
