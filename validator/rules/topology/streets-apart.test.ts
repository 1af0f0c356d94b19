import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { streetsApart } from './streets-apart.js';

testRule(streetsApart, {
  island: ['(c7)'],
  'two-parts': ['(c5)'],
});
