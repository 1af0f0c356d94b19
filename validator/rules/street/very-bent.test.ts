import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { veryBent } from './very-bent.js';

testRule(veryBent, { 'long-way-round': ['(c1-x2)'] });
