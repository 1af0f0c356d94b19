import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { unknownId } from './unknown-id.js';

testRule(unknownId, {
  'note-about-a-crossing-that-is-gone': ['(x99)'],
});
