import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { surplusNumber } from './surplus-number.js';

testRule(surplusNumber, { 'above-the-highest': ['(c196)'] });
