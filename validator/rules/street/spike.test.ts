import { testRule } from '../../../testing/rule-fixtures.js';
import { spike } from './spike.js';

testRule(spike, { 'out-and-back': ['(c1-x2)'] });
