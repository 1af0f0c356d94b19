/** The fast path of the street games beside the readable one, at a hundred thousand states of each game. */
import { expect, test } from 'vitest';
import { compareWhitechapelGame, compareWhitehallGame } from '../../../testing/engine/compare-fast-hunts.js';

const STATES = 100_000;

test.each([
  ['Letters from Whitechapel', compareWhitechapelGame],
  ['Whitehall Mystery', compareWhitehallGame],
] as const)('both paths agree in %s', (_, compareGame) => {
  const met = new Set<string>();
  let states = 0;
  for (let seed = 1000; states < STATES; seed++) states += compareGame(seed, met);
  expect(met.size).toBeGreaterThan(15);
});
