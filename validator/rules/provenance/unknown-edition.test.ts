import { testRule } from '../../../testing/rule-fixtures.js';
import { unknownEdition } from './unknown-edition.js';

testRule(unknownEdition, {
  'edition-nobody-knows': ['(2021-revsed)'],
});
