import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { unnamedOrigin } from './unnamed-origin.js';

testRule(unnamedOrigin, {
  'digitisation-without-terms': ['(elsewhere)'],
});
