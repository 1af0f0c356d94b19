import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { lettersDoNotPartition } from './letters-do-not-partition.js';

testRule(lettersDoNotPartition, {
  'section-in-no-letter': ['(Bb)'],
  'section-in-two-letters': ['(Bb)', '(Ca)'],
});

testSeverities(lettersDoNotPartition, 'section-in-no-letter', {
  draft: 'info',
  custom: 'warning',
  official: 'error',
});
