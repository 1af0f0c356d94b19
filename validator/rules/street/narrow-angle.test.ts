import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { narrowAngle } from './narrow-angle.js';

testRule(narrowAngle, { 'nearly-the-same-direction': ['(x1 x1-x5 x1-x7)'] });
