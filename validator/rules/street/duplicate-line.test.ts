import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { duplicateLine } from './duplicate-line.js';

testRule(duplicateLine, { 'same-bends-backwards': ['(c1-x2~2)'], 'same-street-twice': ['(c1-x2~2)'] });
