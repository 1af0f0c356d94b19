import { testRule } from '../../../testing/rule-fixtures.js';
import { testSeverities } from '../../../testing/rule-severities.js';
import { printedExits } from './printed-exits.js';

testRule(printedExits, {
  'exit-at-the-neighbouring-hex': ['(SE)'],
  'exit-with-another-name': ['(E)'],
});

testSeverities(printedExits, 'exit-at-the-neighbouring-hex', {
  draft: 'info',
  custom: 'info',
  official: 'error',
});
