import { testRule } from '../../../testing/rule-fixtures.js';
import { wrongIslands } from './wrong-islands.js';

testRule(wrongIslands, {
  'island-forgotten': ['(b1)'],
  'island-that-is-none': ['(b1)'],
});
