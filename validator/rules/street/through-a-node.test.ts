import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { throughANode } from './through-a-node.js';

testRule(throughANode, { 'over-a-circle': ['(c4 x1-x6)'], 'over-a-crossing': ['(c1-c2 x2)'] });
