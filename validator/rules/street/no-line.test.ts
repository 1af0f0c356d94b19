import { testRule } from '../../../testing/rule-fixtures.js';
import { noLine } from './no-line.js';

testRule(noLine, { 'junction-without-lines': ['(t1)'] });
