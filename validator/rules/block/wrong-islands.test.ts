import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { wrongIslands } from './wrong-islands.js';

testRule(wrongIslands, {
  'island-forgotten': ['(b1)'],
  'island-without-nodes-inside': ['(b1)'],
});
