import { testRule } from '../../../testing/rule-fixtures.js';
import { testSeverities } from '../../../testing/rule-severities.js';
import { tooFewGaslights } from './too-few-gaslights.js';

testRule(tooFewGaslights, {
  'five-gaslights': ['(gaslights)'],
});

testSeverities(tooFewGaslights, 'five-gaslights', { draft: 'info', custom: 'info', official: 'error' });
