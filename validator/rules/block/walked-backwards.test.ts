import { testRule } from '../../../testing/rule-fixtures.js';
import { walkedBackwards } from './walked-backwards.js';

testRule(walkedBackwards, {
  anticlockwise: ['(b2)'],
});
