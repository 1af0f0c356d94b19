import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { noLine } from './no-line.js';

testRule(noLine, { 'junction-without-lines': ['(t1)'] });
