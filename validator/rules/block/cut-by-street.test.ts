import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { cutByStreet } from './cut-by-street.js';

testRule(cutByStreet, {
  'dead-end-in-water': ['(b1 c5-x5)'],
  'street-across': ['(b1 x2-x5)'],
  'street-with-a-circle': ['(b1 c7-x2 c7-x5)'],
});
