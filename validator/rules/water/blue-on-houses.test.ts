import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { blueOnHouses } from './blue-on-houses.js';

testRule(blueOnHouses, {
  'blue-circles': ['(b1)'],
});
