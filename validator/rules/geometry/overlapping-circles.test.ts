import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { overlappingCircles } from './overlapping-circles.js';

testRule(overlappingCircles, { 'eight-over-four': ['(c4 c8)'] });
