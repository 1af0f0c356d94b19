import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { lineToItself } from './line-to-itself.js';

testRule(lineToItself, { 'loop-at-a-circle': ['(c4-c4)'] });
