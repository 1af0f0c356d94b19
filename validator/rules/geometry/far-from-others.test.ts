import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { farFromOthers } from './far-from-others.js';

testRule(farFromOthers, { 'circle-in-the-far-corner': ['(c8)'] });
