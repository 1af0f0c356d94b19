import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { skipsANode } from './skips-a-node.js';
testRule(skipsANode, { 'street-to-the-crossing-after-next': ['(c1-x7 x2)'] });
