import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { sealedByOne } from './sealed-by-one.js';

testRule(sealedByOne, {
  'all-ways-over-one-crossing': ['(c9)'],
});
