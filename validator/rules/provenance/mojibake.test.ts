import { testRule } from '../../../testing/rule-fixtures.js';
import { mojibake } from './mojibake.js';

testRule(mojibake, {
  'apostrophe-read-as-latin': ['(/provenance/notes/0/note)'],
  'accent-in-two-characters': ['(/crossings/0/name)'],
});
