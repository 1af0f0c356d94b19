import { testRule } from '../../../testing/rule-fixtures.js';
import { outerArea } from './outer-area.js';

testRule(outerArea, {
  'around-the-board': ['(b3)'],
});
