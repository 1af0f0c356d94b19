import { testRule } from '../../../testing/rule-fixtures.js';
import { offTheRim } from './off-the-rim.js';

testRule(offTheRim, {
  'crossing-put-in': ['(b3)', '(b5)'],
  'node-left-out': ['(b1)'],
});
