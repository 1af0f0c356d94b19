import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
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
