import { testRule } from '../../../testing/rule-fixtures.js';
import { strayWaterline } from './stray-waterline.js';

testRule(strayWaterline, {
  'no-water-beside-it': ['(x8-x9)'],
});
