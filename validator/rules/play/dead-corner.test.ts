import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { deadCorner } from './dead-corner.js';

testRule(deadCorner, {
  'ring-too-long-to-search': Array.from({ length: 63 }, (_, i) => `(c${i + 1})`),
});
