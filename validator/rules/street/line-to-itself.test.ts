import { testRule } from '../../../testing/rule-fixtures.js';
import { lineToItself } from './line-to-itself.js';

testRule(lineToItself, { 'loop-at-a-circle': ['(c4-c4)'] });
