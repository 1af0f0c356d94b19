import { testRule } from '../../../testing/rule-fixtures.js';
import { veryBent } from './very-bent.js';

testRule(veryBent, { 'long-way-round': ['(c1-x2)'] });
