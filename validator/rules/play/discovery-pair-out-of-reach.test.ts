import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { discoveryPairOutOfReach } from './discovery-pair-out-of-reach.js';

testRule(discoveryPairOutOfReach, {
  'two-squares-too-far-apart': ['(c19 c3)'],
});
