import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { openWater } from './open-water.js';

testRule(openWater, {
  'no-waterline': ['(c5 c6)'],
});
