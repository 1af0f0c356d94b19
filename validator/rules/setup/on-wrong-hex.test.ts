import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { onWrongHex } from './on-wrong-hex.js';

testRule(onWrongHex, {
  'character-in-a-building': ['(h1,1 holmes)'],
  'cover-on-a-street': ['(cover h0,0)'],
  'lamp-on-a-street': ['(h2,0 lamp-1)'],
});

testSeverities(onWrongHex, 'character-in-a-building', { draft: 'error', custom: 'error', official: 'error' });
