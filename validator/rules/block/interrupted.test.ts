import { testRule } from '../../../testing/rule-fixtures.js';
import { interrupted } from './interrupted.js';

testRule(interrupted, {
  'bridge-without-reason': ['(b1)'],
});
