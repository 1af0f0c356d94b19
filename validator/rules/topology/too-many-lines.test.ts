import { testRule } from '../../../testing/rule-fixtures.js';
import { tooManyLines } from './too-many-lines.js';

testRule(tooManyLines, {
  'seven-streets': ['(x1)'],
});
