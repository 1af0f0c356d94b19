import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { uselessGaslight } from './useless-gaslight.js';

testRule(uselessGaslight, {
  'gaslight-among-buildings': ['(h2,1)'],
});

testSeverities(uselessGaslight, 'gaslight-among-buildings', {
  draft: 'info',
  custom: 'warning',
  official: 'warning',
});
