import { testRule } from '../../../testing/rule-fixtures.js';
import { unsearchableCircle } from './unsearchable-circle.js';

testRule(unsearchableCircle, {
  'between-junctions': ['(c5)'],
});
