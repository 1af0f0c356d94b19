import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { unsearchableCircle } from './unsearchable-circle.js';

testRule(unsearchableCircle, {
  'between-junctions': ['(c5)'],
});
