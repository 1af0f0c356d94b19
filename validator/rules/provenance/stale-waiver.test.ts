import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { staleWaiver } from './stale-waiver.js';

testRule(staleWaiver, {
  'fault-fixed-and-still-waived': ['(c6 street/dead-end)'],
  'waiver-of-a-reference': ['(c1-x9 reference/unknown-node x9)'],
  'waiver-of-a-rule-for-another-game': ['(h2,0 hex/useless-gaslight)'],
  'waiver-of-an-unknown-rule': ['(c1 street/blind-alley)'],
  'waiver-of-nothing': ['(c1 street/dead-end)'],
  'waiver-twice': ['(c6 street/dead-end)'],
});

testSeverities(staleWaiver, 'fault-fixed-and-still-waived', {
  draft: 'warning',
  custom: 'warning',
  official: 'warning',
});
