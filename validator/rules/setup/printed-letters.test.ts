import { testRule } from '../../../testing/rule-fixtures.js';
import { testSeverities } from '../../../testing/rule-severities.js';
import { printedLetters } from './printed-letters.js';

testRule(printedLetters, {
  'two-letters-exchanged': ['(dearBoss)', '(fromHell)'],
});

testSeverities(printedLetters, 'two-letters-exchanged', { draft: 'info', custom: 'info', official: 'error' });
