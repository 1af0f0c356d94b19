import { testRule } from '../../../testing/rule-fixtures.js';
import { testSeverities } from '../../../testing/rule-severities.js';
import { uselessGaslight } from './useless-gaslight.js';

testRule(uselessGaslight, {
  'gaslight-among-buildings': ['(h2,1)'],
});

testSeverities(uselessGaslight, 'gaslight-among-buildings', {
  draft: 'info',
  custom: 'warning',
  official: 'warning',
});
