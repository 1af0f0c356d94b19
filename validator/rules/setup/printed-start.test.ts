import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { printedStart } from './printed-start.js';

testRule(printedStart, {
  'two-characters-exchanged': ['(bert)', '(holmes)'],
  'two-lamps-exchanged': ['(lamp-1)', '(lamp-3)'],
  'watson-faces-another-way': ['(facing)'],
  'wrong-exit-barred': ['(SE cordon)'],
  'wrong-manhole-covered': ['(cover h1,1)'],
});

testSeverities(printedStart, 'two-characters-exchanged', {
  draft: 'info',
  custom: 'info',
  official: 'error',
});
