import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { tooFewBlue } from './too-few-blue.js';

testRule(tooFewBlue, {
  'one-blue-circle': ['(b1)'],
});
