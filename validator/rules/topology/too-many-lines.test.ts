import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { tooManyLines } from './too-many-lines.js';

testRule(tooManyLines, {
  'seven-streets': ['(x1)'],
});
