import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { sliver } from './sliver.js';

testRule(sliver, {
  'street-traced-twice': ['(b3)'],
});
