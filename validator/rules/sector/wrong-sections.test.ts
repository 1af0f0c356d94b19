import { testRule } from '../../../testing/rule-fixtures.js';
import { testSeverities } from '../../../testing/rule-severities.js';
import { wrongSections } from './wrong-sections.js';

testRule(wrongSections, {
  'section-declared-that-no-labels-make': ['(Ca)'],
  'section-not-declared': ['(Bb)'],
});

testSeverities(wrongSections, 'section-declared-that-no-labels-make', {
  draft: 'error',
  custom: 'error',
  official: 'error',
});
