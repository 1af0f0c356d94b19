import { testRule } from '../../../testing/rule-fixtures.js';
import { testSeverities } from '../../../testing/rule-severities.js';
import { twoExitsInOnePlace } from './two-exits-in-one-place.js';

testRule(twoExitsInOnePlace, {
  'two-exits-by-one-side': ['(NW W)'],
});

testSeverities(twoExitsInOnePlace, 'two-exits-by-one-side', {
  draft: 'error',
  custom: 'error',
  official: 'error',
});
