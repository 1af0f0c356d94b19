import { testRule } from '../../../testing/rule-fixtures.js';
import { testSeverities } from '../../../testing/rule-severities.js';
import { tooFewRed } from './too-few-red.js';

testRule(tooFewRed, {
  'seven-red-circles': ['(red)'],
});

testSeverities(tooFewRed, 'seven-red-circles', { draft: 'info', custom: 'info', official: 'error' });
