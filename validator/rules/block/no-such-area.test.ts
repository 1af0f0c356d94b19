import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { noSuchArea } from './no-such-area.js';

testRule(noSuchArea, {
  'there-and-back': ['(b3)'],
  'two-areas-in-one': ['(b4)'],
});
