import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { printedFact } from './printed-fact.js';

testRule(printedFact, {
  'alley-too-many': ['(DEF-14 c1 c3 c6)'],
  'barred-after-all': ['(DEF-02 c1 c2)'],
  'boat-too-many': ['(DEF-15 c5 c8)'],
  'border-at-another-crossing': ['(LFW-X14 x1)', '(LFW-X14 x4)'],
  'circle-not-on-the-board': ['(LFW-X04 c8)'],
  'circle-not-printed-red': ['(LFW-X01 c3)'],
  'circle-printed-red': ['(LFW-X03 c1)'],
  'crossing-in-another-cell': ['(LFW-X14 x1)'],
  'crossing-in-another-section': ['(LFW-X14 x1)'],
  'crossing-searches-too-few': ['(DEF-07 c1 x1)'],
  'jack-cannot-walk-there': ['(LFW-X02 c1 c6 c7)'],
  'no-crossing-searches-these': ['(LFW-X07 c1 c2 c7)'],
  'not-barred-by-one': ['(DEF-04 c3 c6)'],
  'police-cannot-step-there': ['(DEF-05 x1 x5)'],
  'seen-through-a-missing-wall': ['(DEF-27 holmes)'],
});

testSeverities(printedFact, 'circle-printed-red', { draft: 'info', custom: 'error', official: 'error' });
