import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { crossesWithoutNode } from './crosses-without-node.js';

testRule(crossesWithoutNode, { 'two-diagonals': ['(x1-x5 x2-x4)'] });
