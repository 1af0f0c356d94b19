import { testRule } from '../../../testing/rule-fixtures.js';
import { idleCrossing } from './idle-crossing.js';

testRule(idleCrossing, {
  'on-a-straight-street': ['(x7)'],
});
