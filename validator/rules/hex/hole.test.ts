import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { hole } from './hole.js';

testRule(hole, {
  'missing-hex': ['(h2,1)'],
  'missing-hexes': ['(h1,2)'],
});

testSeverities(hole, 'missing-hex', { draft: 'info', custom: 'warning', official: 'warning' });
