import { testRule } from '../../../testing/rule-fixtures.js';
import { notCanonical } from './not-canonical.js';

testRule(notCanonical, {
  'two-lines-exchanged': ['(file)'],
});
