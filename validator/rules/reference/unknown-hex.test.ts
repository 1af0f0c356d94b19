import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { unknownHex } from './unknown-hex.js';

testRule(unknownHex, {
  'character-on-no-hex': ['(h0,3 holmes)'],
  'cover-on-no-hex': ['(cover h1,-1)'],
  'exit-from-no-hex': ['(NW h-1,0)'],
  'lamp-on-no-hex': ['(h9,9 lamp-1)'],
});

testSeverities(unknownHex, 'character-on-no-hex', { draft: 'error', custom: 'error', official: 'error' });
