import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { overlappingCrossing } from './overlapping-crossing.js';

testRule(overlappingCrossing, { 'crossing-over-a-circle': ['(c4 x7)'] });
