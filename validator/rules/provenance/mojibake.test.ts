import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { mojibake } from './mojibake.js';

testRule(mojibake, {
  'apostrophe-read-as-latin': ['(provenance/notes/note~e47ddc54)'],
  'accent-in-two-characters': ['(crossings/name~39feac3e)'],
});
