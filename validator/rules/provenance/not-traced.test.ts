import { testRule } from '../../../testing/rule-fixtures.js';
import { notTraced } from './not-traced.js';

testRule(notTraced, {
  'nobody-traced-it': ['(traced)'],
});
