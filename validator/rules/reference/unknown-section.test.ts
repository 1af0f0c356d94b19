import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { unknownSection } from './unknown-section.js';

testRule(unknownSection, {
  'decided-section-not-in-the-grid': ['(Cb c1)'],
  'letter-names-a-section-not-in-the-grid': ['(Db dearBoss)'],
  'section-without-a-grid': ['(Ab c1)'],
});

testSeverities(unknownSection, 'decided-section-not-in-the-grid', {
  draft: 'error',
  custom: 'error',
  official: 'error',
});
