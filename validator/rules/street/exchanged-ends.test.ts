import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { exchangedEnds } from './exchanged-ends.js';
testRule(exchangedEnds, { 'each-at-the-others-crossing': ['(c1-x2 c5-x7)'] });
