import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { oneNeighbour } from './one-neighbour.js';

testRule(oneNeighbour, {
  loop: ['(c7)'],
});
