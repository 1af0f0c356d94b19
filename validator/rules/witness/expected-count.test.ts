import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { expectedCount } from './expected-count.js';

testRule(expectedCount, {
  'lost-street': ['(jackPairs)', '(streets)'],
  'manhole-traced-as-a-street': ['(manholes)'],
  'section-of-a-crossing-wrong': ['(Ab crossings)'],
  'wanted-by-section': ['(Ab streets)'],
  'wanted-in-a-missing-section': ['(Db crossings)'],
  'wanted-of-another-kind-of-board': ['(manholes)'],
  'wanted-without-a-starting-position': ['(visibleAtStart)'],
});

testSeverities(expectedCount, 'lost-street', { draft: 'info', custom: 'error', official: 'error' });
