import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { movedId } from './moved-id.js';

testRule(movedId, {
  'two-ids-swapped': ['(x1)', '(x2)'],
});
