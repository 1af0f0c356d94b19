import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { interrupted } from './interrupted.js';

testRule(interrupted, {
  'bridge-without-reason': ['(b1)'],
});
