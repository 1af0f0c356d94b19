import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { veryLong } from './very-long.js';

testRule(veryLong, { 'all-the-way-round': ['(x1-x3)'] });
