import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { noSpareGaslight } from './no-spare-gaslight.js';

testRule(noSpareGaslight, {
  'six-gaslights': ['(gaslights)'],
});

testSeverities(noSpareGaslight, 'six-gaslights', { draft: 'info', custom: 'info', official: 'warning' });
