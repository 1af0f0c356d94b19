import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { goulstonBorder } from './goulston-border.js';

testRule(goulstonBorder, {
  'letter-at-another-crossing': ['(x2)'],
});

testSeverities(goulstonBorder, 'letter-at-another-crossing', {
  draft: 'error',
  custom: 'error',
  official: 'error',
});
