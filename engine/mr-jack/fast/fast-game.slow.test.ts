/** The fast path of Mr Jack beside the readable one, at a hundred thousand states. */
import { expect, test } from 'vitest';
import { compareMrJackGame } from '../../../testing/engine/compare-fast-mr-jack.js';

test('both paths agree', () => {
  const met = new Set<string>();
  let states = 0;
  for (let seed = 1000; states < 100_000; seed++) states += compareMrJackGame(seed, met);
  expect(met.size).toBeGreaterThanOrEqual(15);
});
