import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { missingLamp } from './missing-lamp.js';

testRule(missingLamp, {
  'five-lamps': ['(lamp-b)'],
  'lamp-number-twice': ['(lamp-2)', '(lamp-3)'],
});

testSeverities(missingLamp, 'five-lamps', { draft: 'info', custom: 'info', official: 'error' });
