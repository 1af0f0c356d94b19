import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { housesAtWaterline } from './houses-at-waterline.js';

testRule(housesAtWaterline, {
  houses: ['(b1)'],
});
