import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { tooShort } from './too-short.js';

testRule(tooShort, { 'crossing-drawn-twice': ['(x2-x7)'] });
