import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { twoOnOneHex } from './two-on-one-hex.js';

testRule(twoOnOneHex, {
  'two-characters-on-one-hex': ['(h0,1 holmes watson)'],
  'two-cordons-at-one-exit': ['(NW cordon)'],
  'two-covers-on-one-manhole': ['(cover h2,1)'],
  'two-lamps-on-one-gaslight': ['(h3,1 lamp-1 lamp-2)'],
});

testSeverities(twoOnOneHex, 'two-characters-on-one-hex', {
  draft: 'error',
  custom: 'error',
  official: 'error',
});
