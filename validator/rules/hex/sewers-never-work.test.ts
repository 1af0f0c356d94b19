import { testRule } from '../../../testing/rule-fixtures.js';
import { testSeverities } from '../../../testing/rule-severities.js';
import { sewersNeverWork } from './sewers-never-work.js';

testRule(sewersNeverWork, {
  'three-manholes': ['(manholes)'],
});

testSeverities(sewersNeverWork, 'three-manholes', { draft: 'info', custom: 'info', official: 'warning' });
