import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { offTheBoard } from './off-the-board.js';

testRule(offTheBoard, {
  'hex-below-the-board': ['(h0,4)'],
});

testSeverities(offTheBoard, 'hex-below-the-board', { draft: 'error', custom: 'error', official: 'error' });
