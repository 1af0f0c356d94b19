import { testRule } from '../../../testing/rule-fixtures.js';
import { implausibleNeighbour } from './implausible-neighbour.js';

testRule(implausibleNeighbour, {
  'neighbours-exchanged': ['(c6 c7)'],
  'two-and-eleven-exchanged': ['(c11 c2)'],
});
