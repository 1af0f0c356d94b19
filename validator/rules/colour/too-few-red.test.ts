import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { tooFewRed } from './too-few-red.js';

testRule(tooFewRed, {
  'seven-red-circles': ['(red)'],
});

testSeverities(tooFewRed, 'seven-red-circles', { draft: 'info', custom: 'info', official: 'error' });
