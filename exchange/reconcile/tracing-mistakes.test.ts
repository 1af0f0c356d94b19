/** Slips that were planted are listed, each once, and nothing else is. */
import { describe, expect, test } from 'vitest';
import type { StreetBoard } from '../../model/index.js';
import { digitisedAgain, withNewIds, withoutPlaces } from '../../testing/digitised-again.js';
import { streetBoard } from '../../testing/official-board.js';
import { listed, reconciled } from '../../testing/reconciled.js';
import { withSlips } from '../../testing/slips-of-the-pen.js';

const FIVES: readonly (readonly string[])[] = [
  ['a dropped street', 'an added street', 'two numbers swapped', 'a wrong colour', 'a wrong border'],
  ['a dropped street', 'an added street', 'two numbers swapped', 'a wrong colour', 'a moved crossing'],
  ['a dropped street', 'an added street', 'two numbers swapped', 'a wrong colour', 'a missing crossing'],
  ['a dropped street', 'a dropped street', 'a dropped street', 'a dropped street', 'a dropped street'],
  ['a moved circle', 'a wrong number', 'a missing circle', 'a missing block', 'a node left out of a walk'],
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

describe('without places slips are found by what joins what', () => {
  test.each<[string, string, readonly string[], number]>([
    [
      'a few slips',
      'whitechapel',
      ['a dropped street', 'an added street', 'two numbers swapped', 'a wrong colour', 'a wrong border'],
      12,
    ],
    [
      'a swapped circle with hardly anybody next to it gets the seat that is left',
      'whitehall',
      ['two numbers swapped', 'an added street', 'a wrong number', 'two numbers swapped', 'a wrong colour'],
      29,
    ],
    [
      'of those who share as many the one with less besides is the same',
      'whitechapel',
      [
        'a block of another kind',
        'two numbers swapped',
        'an added street',
        'a wrong colour',
        'a dropped street',
      ],
      62,
    ],
    [
      'who was misled by swapped circles is asked again',
      'whitechapel',
      ['a wrong colour', 'a missing crossing', 'two numbers swapped', 'an added street', 'an added street'],
      59,
    ],
  ])('%s', (_, name, slips, seed) => {
    const board = streetBoard(name);
    const spoiled = withSlips(board, slips, seed);
    expect(listed(reconciled(board, withoutPlaces(withNewIds(spoiled.board, seed))))).toEqual(spoiled.listed);
  });
});
