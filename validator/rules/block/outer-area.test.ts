import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { outerArea } from './outer-area.js';

testRule(outerArea, {
  'around-the-board': ['(b3)'],
});
