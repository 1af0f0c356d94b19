import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { offTheRim } from './off-the-rim.js';

testRule(offTheRim, {
  'crossing-inserted': ['(b3)', '(b5)'],
  'node-left-out': ['(b1)'],
});
