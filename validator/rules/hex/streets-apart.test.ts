import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { streetsApart } from './streets-apart.js';

testRule(streetsApart, {
  'wall-through-the-board': ['(h0,0)'],
  'without-a-column-of-hexes': ['(h0,0)'],
});

testSeverities(streetsApart, 'wall-through-the-board', { draft: 'info', custom: 'error', official: 'error' });
