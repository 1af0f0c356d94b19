import { testRule } from '../../../testing/rule-fixtures.js';
import { testSeverities } from '../../../testing/rule-severities.js';
import { unknownNode } from './unknown-node.js';

testRule(unknownNode, {
  'crossing-missing-at-the-end-of-a-street': ['(c1-x7 x7)'],
  'letter-to-a-missing-crossing': ['(goulston x9)'],
  'walk-past-a-missing-circle': ['(b1 c12)'],
  'walk-round-a-missing-crossing': ['(b1 x99)'],
  'waterline-to-a-missing-crossing': ['(x19 x8-x19)'],
});

testSeverities(unknownNode, 'crossing-missing-at-the-end-of-a-street', {
  draft: 'error',
  custom: 'error',
  official: 'error',
});
