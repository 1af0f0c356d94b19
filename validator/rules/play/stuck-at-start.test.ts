import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { stuckAtStart } from './stuck-at-start.js';

testRule(stuckAtStart, {
  'shut-in-by-three-others': ['(holmes)'],
});
