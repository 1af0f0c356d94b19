import { testRule } from '../../../testing/rule-fixtures.js';
import { stuckAtStart } from './stuck-at-start.js';

testRule(stuckAtStart, {
  'shut-in-by-three-others': ['(holmes)'],
});
