import { expect, test } from 'vitest';
import { suggestSpelling } from './suggest-spelling.js';

const COLOURS = ['white', 'red', 'black', 'blue'];
const GAMES = ['lfw', 'wm', 'mj'];

test.each([
  // a letter lost, doubled, changed, two swapped, one in the wrong place, another case
  ['colur', ['number', 'at', 'colour', 'sector'], 'colour'],
  ['whit', COLOURS, 'white'],
  ['whiite', COLOURS, 'white'],
  ['whife', COLOURS, 'white'],
  ['huoses', ['houses', 'water', 'none'], 'houses'],
  ['lwf', GAMES, 'lfw'],
  ['withe', COLOURS, 'white'],
  ['WM', GAMES, 'wm'],
  ['ne', ['N', 'NE', 'SE'], 'NE'],
  ['visible-at-strat', ['exists', 'visible-at-start'], 'visible-at-start'],
  ['jackpairs', ['jackPairs', 'jackPairsWithChoice'], 'jackPairs'],
  // the nearer of two, and the first of equals
  ['blak', COLOURS, 'black'],
  ['bed', ['bad', 'red', 'bet'], 'bad'],
  // nothing is meant
  ['green', COLOURS, undefined],
  ['', COLOURS, undefined],
  ['5', ['1', '2', '3', '4'], undefined],
  ['x', ['at', 'id'], undefined],
  ['a', ['at', 'id'], undefined],
  ['whitechapel', GAMES, undefined],
  ['white', [], undefined],
  ['x'.repeat(100_000), COLOURS, undefined],
])('%s', (word, known, meant) => {
  expect(suggestSpelling(word, known)).toBe(meant);
});
