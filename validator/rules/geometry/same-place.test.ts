import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { samePlace } from './same-place.js';

testRule(samePlace, { 'two-crossings-at-one-place': ['(x2 x7)'] });
