import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { blueOffLand } from './blue-off-land.js';

testRule(blueOffLand, {
  'on-waterlines-only': ['(c8)'],
});
