import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { letterWithoutYellow } from './letter-without-yellow.js';

testRule(letterWithoutYellow, {
  'no-yellow-in-the-sections-of-saucy-jacky': ['(saucyJacky)'],
});

testSeverities(letterWithoutYellow, 'no-yellow-in-the-sections-of-saucy-jacky', {
  draft: 'info',
  custom: 'warning',
  official: 'warning',
});
