import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { needlessCrossing } from './needless-crossing.js';

testRule(needlessCrossing, { 'crossing-on-a-short-street': ['(x7)'] });
