import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { colourDiffers } from './colour-differs.js';

testRule(colourDiffers, {
  'red-circle-traced-white': ['(c3)'],
  'white-circle-traced-red': ['(c5)'],
});

testSeverities(colourDiffers, 'red-circle-traced-white', {
  draft: 'info',
  custom: 'info',
  official: 'error',
});
