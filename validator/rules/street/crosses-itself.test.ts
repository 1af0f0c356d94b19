import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { crossesItself } from './crosses-itself.js';

testRule(crossesItself, { 'bends-in-the-wrong-order': ['(c3-x4)'] });
