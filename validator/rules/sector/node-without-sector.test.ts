import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { nodeWithoutSector } from './node-without-sector.js';

testRule(nodeWithoutSector, {
  'crossing-beside-the-grid': ['(x3)'],
  'white-circle-beside-the-grid': ['(c3)'],
});

testSeverities(nodeWithoutSector, 'crossing-beside-the-grid', {
  draft: 'error',
  custom: 'error',
  official: 'error',
});
