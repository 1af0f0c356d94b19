import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { tooManyNeighbours } from './too-many-neighbours.js';

testRule(tooManyNeighbours, {
  'eleven-together': ['(x1)'],
});
