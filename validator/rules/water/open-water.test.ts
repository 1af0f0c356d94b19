import { testRule } from '../../../testing/rule-fixtures.js';
import { openWater } from './open-water.js';

testRule(openWater, {
  'no-waterline': ['(c5 c6)'],
});
