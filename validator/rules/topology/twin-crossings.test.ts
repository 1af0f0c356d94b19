import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { twinCrossings } from './twin-crossings.js';

testRule(twinCrossings, {
  'square-traced-twice': ['(x7 x8)'],
});
