import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { implausibleNeighbour } from './implausible-neighbour.js';

testRule(implausibleNeighbour, {
  'neighbours-swapped': ['(c6 c7)'],
  'two-and-eleven-swapped': ['(c11 c2)'],
});
