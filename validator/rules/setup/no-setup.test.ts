import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { noSetup } from './no-setup.js';

testRule(noSetup, {
  'no-starting-position': ['(setup)'],
});

testSeverities(noSetup, 'no-starting-position', { draft: 'info', custom: 'info', official: 'error' });
