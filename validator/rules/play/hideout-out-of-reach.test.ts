import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { hideoutOutOfReach } from './hideout-out-of-reach.js';

testRule(hideoutOutOfReach, {
  'ring-too-long-to-come-home': Array.from({ length: 30 }, (_, i) => `(c${i + 1})`),
});
