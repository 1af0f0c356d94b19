import { testRule } from '../../../testing/rule-fixtures.js';
import { embeddedMatter } from './embedded-matter.js';

testRule(embeddedMatter, {
  'picture-pasted-into-a-note': ['(/provenance/notes/0/note)'],
  'page-copied-into-a-note': ['(/provenance/notes/0/note)'],
});
