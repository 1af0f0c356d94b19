import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { unknownEdition } from './unknown-edition.js';

testRule(unknownEdition, {
  'unknown-edition': ['(2021-revsed)'],
});
