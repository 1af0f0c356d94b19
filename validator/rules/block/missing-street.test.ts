import { testRule } from '../../../testing/rule-fixtures.js';
import { missingStreet } from './missing-street.js';

testRule(missingStreet, {
  'rim-street-dropped': ['(b3 x2-x3)'],
  'street-dropped': ['(b1 b2 x2-x5)'],
  'street-led-astray': ['(b1 b2 x2-x5)'],
  'waterline-dropped': ['(b1 x8-x9)'],
});
