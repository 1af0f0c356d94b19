import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { parallelLines } from './parallel-lines.js';

testRule(parallelLines, { 'two-ways-round': ['(x1-x2 x1-x2~2)'] });
