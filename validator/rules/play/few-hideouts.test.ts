import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { fewHideouts } from './few-hideouts.js';

testRule(fewHideouts, {
  'red-next-to-everything': ['(hideouts)'],
});
