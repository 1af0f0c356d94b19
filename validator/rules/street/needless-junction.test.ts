import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { needlessJunction } from './needless-junction.js';

testRule(needlessJunction, { 'two-lines-only': ['(t1)'] });
