import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { decidedFarOff } from './decided-far-off.js';

testRule(decidedFarOff, {
  'decided-across-the-board': ['(c3)'],
  'decided-for-the-far-square': ['(c7)'],
  'off-the-grid-and-decided': ['(x2)'],
});

testSeverities(decidedFarOff, 'decided-across-the-board', {
  draft: 'error',
  custom: 'error',
  official: 'error',
});
