import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { duplicateId } from './duplicate-id.js';

testRule(duplicateId, {
  'circle-number-twice': ['(c1)'],
  'crossing-twice': ['(x4)'],
  'exit-twice': ['(NW)'],
  'hex-twice': ['(h1,1)'],
  'same-block-twice': ['(b1)'],
});

testSeverities(duplicateId, 'circle-number-twice', { draft: 'error', custom: 'error', official: 'error' });
