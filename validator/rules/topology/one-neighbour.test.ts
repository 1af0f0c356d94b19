import { testRule } from '../../../testing/rule-fixtures.js';
import { oneNeighbour } from './one-neighbour.js';

testRule(oneNeighbour, {
  loop: ['(c7)'],
});
