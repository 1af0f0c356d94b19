import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { spike } from './spike.js';

testRule(spike, { 'out-and-back': ['(c1-x2)'] });
