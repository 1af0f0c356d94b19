import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { noneWithoutReason } from './none-without-reason.js';

testRule(noneWithoutReason, { 'no-alley-and-no-reason': ['(b1)'] });

testSeverities(noneWithoutReason, 'no-alley-and-no-reason', {
  draft: 'info',
  custom: 'warning',
  official: 'error',
});
