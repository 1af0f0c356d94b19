import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { blueWithoutWater } from './blue-without-water.js';

testRule(blueWithoutWater, {
  'no-water': ['(b1)'],
});
