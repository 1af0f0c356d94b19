import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { unknownExit } from './unknown-exit.js';

testRule(unknownExit, {
  'cordon-at-a-missing-exit': ['(SW)'],
  'cordon-on-a-board-without-exits': ['(NW)'],
});

testSeverities(unknownExit, 'cordon-at-a-missing-exit', {
  draft: 'error',
  custom: 'error',
  official: 'error',
});
