import { testRule } from '../../../testing/rule-fixtures.js';
import { needlessJunction } from './needless-junction.js';

testRule(needlessJunction, { 'two-lines-only': ['(t1)'] });
