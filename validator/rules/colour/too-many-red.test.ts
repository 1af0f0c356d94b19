import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { tooManyRed } from './too-many-red.js';

testRule(tooManyRed, {
  'nine-red-circles': ['(red)'],
});

testSeverities(tooManyRed, 'nine-red-circles', { draft: 'info', custom: 'info', official: 'warning' });
