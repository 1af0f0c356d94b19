import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { walkedBackwards } from './walked-backwards.js';

testRule(walkedBackwards, {
  anticlockwise: ['(b2)'],
});
