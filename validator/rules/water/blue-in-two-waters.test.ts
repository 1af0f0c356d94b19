import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { blueInTwoWaters } from './blue-in-two-waters.js';

testRule(blueInTwoWaters, {
  'between-two-waters': ['(b1 b2 c7)'],
});
