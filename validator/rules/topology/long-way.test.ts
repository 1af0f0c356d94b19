import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { longWay } from './long-way.js';

testRule(longWay, {
  'circle-not-traced': ['(c1 c4)'],
});
