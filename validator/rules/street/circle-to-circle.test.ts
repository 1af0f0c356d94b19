import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { circleToCircle } from './circle-to-circle.js';

testRule(circleToCircle, { 'nothing-between': ['(c4-c5)'] });
