import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { strayWaterline } from './stray-waterline.js';

testRule(strayWaterline, {
  'no-water-beside-it': ['(x8-x9)'],
});
