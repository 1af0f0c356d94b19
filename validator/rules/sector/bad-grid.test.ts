import { testRule } from '../../../testing/rule-fixtures.js';
import { testSeverities } from '../../../testing/rule-severities.js';
import { badGrid } from './bad-grid.js';

testRule(badGrid, {
  'corners-exchanged': ['(rect)'],
  'label-twice': ['(A1)'],
  'letter-stands-apart': ['(A3)', '(B4)'],
  'section-twice': ['(Aa)'],
});

testSeverities(badGrid, 'corners-exchanged', { draft: 'error', custom: 'error', official: 'error' });
