import { testRule } from '../../../testing/rule-fixtures.js';
import { unknownId } from './unknown-id.js';

testRule(unknownId, {
  'note-about-a-crossing-that-is-gone': ['(x99)'],
});
