import { testRule } from '../../../testing/rule-fixtures.js';
import { testSeverities } from '../../../testing/rule-severities.js';
import { roundsAndTiles } from './rounds-and-tiles.js';

testRule(roundsAndTiles, {
  'four-rounds': ['(rounds)'],
  'one-boat': ['(tiles)'],
});

testSeverities(roundsAndTiles, 'four-rounds', { draft: 'info', custom: 'info', official: 'error' });
