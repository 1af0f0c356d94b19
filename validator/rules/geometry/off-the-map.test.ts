import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { offTheMap } from './off-the-map.js';

testRule(offTheMap, { 'circle-in-the-margin': ['(c5)'] });
