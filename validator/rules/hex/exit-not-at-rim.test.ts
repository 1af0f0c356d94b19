import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { exitNotAtRim } from './exit-not-at-rim.js';

testRule(exitNotAtRim, {
  'exit-onto-the-board': ['(SW)'],
  'inner-hex-with-an-exit': ['(SW)'],
  'obstacle-with-an-exit': ['(SW)'],
});

testSeverities(exitNotAtRim, 'exit-onto-the-board', { draft: 'error', custom: 'error', official: 'error' });
