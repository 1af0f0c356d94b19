import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { deadEnd } from './dead-end.js';

testRule(deadEnd, { 'circle-at-the-end-of-a-spur': ['(c8)'] });
