import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { tooFewGaslights } from './too-few-gaslights.js';

testRule(tooFewGaslights, {
  'five-gaslights': ['(gaslights)'],
});

testSeverities(tooFewGaslights, 'five-gaslights', { draft: 'info', custom: 'info', official: 'error' });
