import { testRule } from '../../../testing/rule-fixtures.js';
import { extentWidth } from './extent-width.js';

testRule(extentWidth, { 'too-narrow': ['(extent)'] });
