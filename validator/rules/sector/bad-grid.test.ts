import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { badGrid } from './bad-grid.js';

testRule(badGrid, {
  'corners-swapped': ['(rect)'],
  'label-twice': ['(A1)'],
  'letter-apart-from-its-columns': ['(A3)', '(B4)'],
  'section-twice': ['(Aa)'],
});

testSeverities(badGrid, 'corners-swapped', { draft: 'error', custom: 'error', official: 'error' });
