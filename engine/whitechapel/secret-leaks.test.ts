/** No secret leaks: games that differ only in secrets look the same to the other side (LFW-I01 to I10). */
import { expect, test } from 'vitest';
import { compareUntilEnoughPairs } from '../../testing/engine/leak-pairs.js';
import { compareForPolice, compareForWhitechapelJack } from '../../testing/engine/leak-pairs-whitechapel.js';

// `npm run leaks` compares fifty times as many.
const PAIRS = 2000;

test(`the police cannot tell apart ${PAIRS} pairs of games that differ in what Jack knows`, () => {
  expect(compareUntilEnoughPairs(compareForPolice, PAIRS).pairs).toBeGreaterThanOrEqual(PAIRS);
});

test(`Jack cannot tell the faces of the patrols, nor anybody the tiles to come, in ${PAIRS} pairs`, () => {
  expect(compareUntilEnoughPairs(compareForWhitechapelJack, PAIRS).pairs).toBeGreaterThanOrEqual(PAIRS);
});
