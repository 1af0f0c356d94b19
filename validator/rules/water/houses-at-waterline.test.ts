import { testRule } from '../../../testing/rule-fixtures.js';
import { housesAtWaterline } from './houses-at-waterline.js';

testRule(housesAtWaterline, {
  houses: ['(b1)'],
});
