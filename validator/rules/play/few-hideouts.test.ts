import { testRule } from '../../../testing/rule-fixtures.js';
import { fewHideouts } from './few-hideouts.js';

testRule(fewHideouts, {
  'red-next-to-everything': ['(hideouts)'],
});
