/** Whatever slips somebody makes, in whatever frame, with junctions or without: they are listed, and nothing else is. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redigitiseBoard, removeJunctions } from '../../testing/boards/redigitise-board.js';
import { shippedStreetBoard } from '../../testing/boards/shipped-boards.js';
import { listDisagreements, reconcileForTest } from '../../testing/exchange/reconcile-for-test.js';
import { TRACING_MISTAKES, addTracingMistakes } from '../../testing/exchange/tracing-mistakes.js';

describe.each(['whitechapel', 'whitehall'])('%s', (name) => {
  const board = shippedStreetBoard(name);

  test('finds random mistakes in a rotated and perturbed copy', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...Object.keys(TRACING_MISTAKES)), { minLength: 5, maxLength: 5 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.record({
          mirrored: fc.boolean(),
          degrees: fc.constantFrom(0, 17, 90, 200),
          scale: fc.constantFrom(0.7, 1, 1.37),
          jitter: fc.nat({ max: 4 }),
        }),
        fc.boolean(),
        (slips, seed, frame, isMelted) => {
          const spoiled = addTracingMistakes(board, slips, seed);
          const copy = redigitiseBoard(spoiled.board, seed, frame);
          expect(listDisagreements(reconcileForTest(board, isMelted ? removeJunctions(copy) : copy))).toEqual(
            spoiled.listed,
          );
        },
      ),
      { numRuns: 4 },
    );
  });
});
