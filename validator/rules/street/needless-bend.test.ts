import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { needlessBend } from './needless-bend.js';

testRule(needlessBend, { 'bend-on-a-straight-stretch': ['(c1-x2)'], 'same-bend-twice': ['(c1-x2)'] });
