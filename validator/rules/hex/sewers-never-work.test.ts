import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { sewersNeverWork } from './sewers-never-work.js';

testRule(sewersNeverWork, {
  'three-manholes': ['(manholes)'],
});

testSeverities(sewersNeverWork, 'three-manholes', { draft: 'info', custom: 'info', official: 'warning' });
