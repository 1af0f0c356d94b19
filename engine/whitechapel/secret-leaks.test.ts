/** Nobody learns a secret: games that differ only in secrets look the same to the other side (LFW-I01 to I10). */
import { expect, test } from 'vitest';
import { pairsOf } from '../../testing/twin-games.js';
import { compareJacks, comparePolice } from '../../testing/twins-in-whitechapel.js';

// `npm run leaks` compares fifty times as many.
const PAIRS = 2000;

test(`the police cannot tell apart ${PAIRS} pairs of games that differ in what Jack knows`, () => {
  expect(pairsOf(compareJacks, PAIRS).pairs).toBeGreaterThanOrEqual(PAIRS);
});

test(`Jack cannot tell the faces of the patrols, nor anybody the tiles to come, in ${PAIRS} pairs`, () => {
  expect(pairsOf(comparePolice, PAIRS).pairs).toBeGreaterThanOrEqual(PAIRS);
});
