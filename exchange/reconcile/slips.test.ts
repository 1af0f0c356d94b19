/** Slips that were planted are listed, each once, and nothing else is. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StreetBoard } from '../../model/index.js';
import {
  digitisedAgain,
  withNewIds,
  withoutJunctions,
  withoutPlaces,
} from '../../testing/digitised-again.js';
import { streetBoard } from '../../testing/official-board.js';
import { SLIPS, withSlips } from '../../testing/slips-of-the-pen.js';
import { reconcileBoards } from './reconcile-boards.js';
import type { Disagreement, Reconciled } from './reconciliation.js';

const reconciled = (...boards: StreetBoard[]): Reconciled =>
  reconcileBoards(boards.map((board, i) => ({ name: `${i}.json`, board })));

const listed = ({ report }: Reconciled): string[] =>
  report.disagreements.map(({ part, property, of }: Disagreement) => [part, ...(property === undefined ? [] : [property]), ...of].join(' ')).sort(); // prettier-ignore

const FIVES: readonly (readonly string[])[] = [
  ['a dropped street', 'an added street', 'two numbers swapped', 'a wrong colour', 'a wrong border'],
  ['a dropped street', 'an added street', 'two numbers swapped', 'a wrong colour', 'a moved crossing'],
  ['a dropped street', 'an added street', 'two numbers swapped', 'a wrong colour', 'a missing crossing'],
  ['a dropped street', 'a dropped street', 'a dropped street', 'a dropped street', 'a dropped street'],
  ['a moved circle', 'a wrong number', 'a missing circle', 'a missing block', 'a node left out of a walk'],
];

/** In the second, a swapped circle has lost a neighbour too, and is found by the seat that is left. */
const WITHOUT_PLACES: readonly (readonly [readonly string[], number])[] = [
  [['a dropped street', 'an added street', 'two numbers swapped', 'a wrong colour', 'a wrong border'], 12],
  [
    [
      'a missing circle',
      'a block of another kind',
      'two numbers swapped',
      'a missing crossing',
      'a dropped street',
    ],
    5,
  ],
];

describe.each(['whitechapel', 'whitehall'])('%s', (name) => {
  const board = streetBoard(name);

  test.each(FIVES.map((slips, i) => [i + 1, slips] as const))(
    'mirrored, with new ids and the slips of set %i',
    (seed, slips) => {
      const spoiled = withSlips(board, slips, seed);
      expect(spoiled.listed).toHaveLength(5);
      const found = reconciled(board, digitisedAgain(spoiled.board, seed, { mirrored: true }));
      expect(listed(found)).toEqual(spoiled.listed);
      expect(found.report.disagreements.every(({ tie, outvoted }) => tie && outvoted.length === 0)).toBe(
        true,
      );
    },
  );

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
      { numRuns: 5 },
    );
  });

  test('without places slips are found by what joins what', () => {
    for (const [slips, seed] of WITHOUT_PLACES) {
      const spoiled = withSlips(board, slips, seed);
      const copy = withoutPlaces(withNewIds(spoiled.board, seed));
      expect(listed(reconciled(board, copy))).toEqual(spoiled.listed);
    }
  });

  test('of three the one with the slips is outvoted, wherever it stands, and the draft has none of them', () => {
    const spoiled = withSlips(board, FIVES[1]!, 21);
    const copies = [digitisedAgain(spoiled.board, 5, { mirrored: true }), digitisedAgain(board, 6, { degrees: 17, scale: 1.37, jitter: 3 })] as const; // prettier-ignore
    for (const [boards, letter] of [
      [[board, ...copies], 'B'],
      [[copies[0], board, copies[1]], 'A'],
    ] as const) {
      // prettier-ignore
      const found = reconciled(...boards);
      expect(found.report.disagreements).toHaveLength(5);
      for (const { tie, outvoted } of found.report.disagreements)
        expect([tie, outvoted]).toEqual([false, [letter]]);
      expect(listed(reconciled(board, found.draft as StreetBoard))).toEqual([]);
    }
  });
});
