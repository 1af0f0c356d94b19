import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { lonelyHex } from './lonely-hex.js';

testRule(lonelyHex, {
  'street-among-buildings': ['(h2,1)'],
});

testSeverities(lonelyHex, 'street-among-buildings', { draft: 'info', custom: 'error', official: 'error' });
