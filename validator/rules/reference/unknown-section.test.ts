import { testRule } from '../../../testing/rule-fixtures.js';
import { testSeverities } from '../../../testing/rule-severities.js';
import { unknownSection } from './unknown-section.js';

testRule(unknownSection, {
  'decided-section-the-grid-has-not': ['(Cb c1)'],
  'letter-names-a-section-the-grid-has-not': ['(Db dearBoss)'],
  'section-without-a-grid': ['(Ab c1)'],
});

testSeverities(unknownSection, 'decided-section-the-grid-has-not', {
  draft: 'error',
  custom: 'error',
  official: 'error',
});
