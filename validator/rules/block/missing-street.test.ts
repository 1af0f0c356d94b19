import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { missingStreet } from './missing-street.js';

testRule(missingStreet, {
  'rim-street-dropped': ['(b3 x2-x3)'],
  'street-dropped': ['(b1 b2 x2-x5)'],
  'street-to-the-wrong-node': ['(b1 b2 x2-x5)'],
  'waterline-dropped': ['(b1 x8-x9)'],
});
