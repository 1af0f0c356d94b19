import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { notTraced } from './not-traced.js';

testRule(notTraced, {
  'without-a-tracer': ['(traced)'],
});
