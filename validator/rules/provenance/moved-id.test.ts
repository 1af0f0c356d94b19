import { testRule } from '../../../testing/rule-fixtures.js';
import { movedId } from './moved-id.js';

testRule(movedId, {
  'two-ids-exchanged': ['(x1)', '(x2)'],
});
