import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { idleCrossing } from './idle-crossing.js';

testRule(idleCrossing, {
  'on-a-straight-street': ['(x7)'],
});
