import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { declaredTwice } from './declared-twice.js';

testRule(declaredTwice, {
  'as-houses-and-as-none': ['(b2 b3)'],
  'same-area-twice': ['(b1 b3)'],
});
