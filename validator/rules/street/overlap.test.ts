import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { overlap } from './overlap.js';

testRule(overlap, { 'same-stretch-twice': ['(c3-x1 x1-x5)'] });
