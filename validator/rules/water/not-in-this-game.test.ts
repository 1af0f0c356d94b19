import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { notInThisGame } from './not-in-this-game.js';

testRule(notInThisGame, {
  'block-of-water': ['(b1)'],
  waterline: ['(x2-x5)'],
});
