import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { extentWidth } from './extent-width.js';

testRule(extentWidth, { 'too-narrow': ['(extent)'] });
