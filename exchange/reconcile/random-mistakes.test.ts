/** Whatever slips somebody makes, in whatever frame, with junctions or without: they are listed, and nothing else is. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digitisedAgain, withoutJunctions } from '../../testing/digitised-again.js';
import { streetBoard } from '../../testing/official-board.js';
import { listed, reconciled } from '../../testing/reconciled.js';
import { SLIPS, withSlips } from '../../testing/slips-of-the-pen.js';

describe.each(['whitechapel', 'whitehall'])('%s', (name) => {
  const board = streetBoard(name);

  test('any slips, on a turned and shaken copy', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...Object.keys(SLIPS)), { minLength: 5, maxLength: 5 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.record({
          mirrored: fc.boolean(),
          degrees: fc.constantFrom(0, 17, 90, 200),
          scale: fc.constantFrom(0.7, 1, 1.37),
          jitter: fc.nat({ max: 4 }),
        }),
        fc.boolean(),
        (slips, seed, frame, isMelted) => {
          const spoiled = withSlips(board, slips, seed);
          const copy = digitisedAgain(spoiled.board, seed, frame);
          expect(listed(reconciled(board, isMelted ? withoutJunctions(copy) : copy))).toEqual(spoiled.listed);
        },
      ),
      { numRuns: 4 },
    );
  });
});
