import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { oversized } from './oversized.js';

testRule(oversized, {
  'street-not-traced': ['(b9)'],
});
