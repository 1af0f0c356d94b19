import { testRule } from '../../../testing/rule-fixtures.js';
import { testSeverities } from '../../../testing/rule-severities.js';
import { moveTrack } from './move-track.js';

testRule(moveTrack, {
  'roman-spaces-turned-round': ['(move)'],
  'space-forgotten': ['(move)'],
  'whitehall-without-a-start': ['(move)'],
});

testSeverities(moveTrack, 'roman-spaces-turned-round', { draft: 'info', custom: 'info', official: 'error' });
