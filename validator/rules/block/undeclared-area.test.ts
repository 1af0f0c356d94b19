import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { undeclaredArea } from './undeclared-area.js';

testRule(undeclaredArea, {
  'area-forgotten': ['(c4 x2 x3)'],
  'nothing-declared': ['(c1 x2 x5)', '(c2 c3 x3)'],
  'street-too-many-at-the-rim': ['(c4 x2 x3)'],
});
