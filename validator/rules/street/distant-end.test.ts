import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { distantEnd } from './distant-end.js';
testRule(distantEnd, { 'street-to-the-farther-crossing': ['(c4-x7 x2-x7)'] });
