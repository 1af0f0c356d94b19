import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { twoExitsInOnePlace } from './two-exits-in-one-place.js';

testRule(twoExitsInOnePlace, {
  'two-exits-by-one-side': ['(NW W)'],
});

testSeverities(twoExitsInOnePlace, 'two-exits-by-one-side', {
  draft: 'error',
  custom: 'error',
  official: 'error',
});
