import { testRule } from '../../../testing/rule-fixtures.js';
import { missingNumber } from './missing-number.js';

testRule(missingNumber, { 'seven-is-missing': ['(c7)'], 'three-stretches-are-missing': ['(c3 c4)', '(c8)'] });
