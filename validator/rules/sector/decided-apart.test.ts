import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { decidedApart } from './decided-apart.js';

testRule(decidedApart, {
  'no-street-leads-there': ['(c4)'],
});
