import { testRule } from '../../../testing/rule-fixtures.js';
import { blueOnHouses } from './blue-on-houses.js';

testRule(blueOnHouses, {
  'blue-circles': ['(b1)'],
});
