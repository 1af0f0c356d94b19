import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { nearMiss } from './near-miss.js';

testRule(nearMiss, { 'crossing-beside-a-street': ['(c4-x5 x7)'], 'junction-beside-a-crossing': ['(t1 x2)'] });
