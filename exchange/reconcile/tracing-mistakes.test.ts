/** Planted mistakes are listed, each once, and nothing else. */
import { describe, expect, test } from 'vitest';
import type { StreetBoard } from '../../model/index.js';
import { redigitiseBoard, replaceIds, removePositions } from '../../testing/boards/redigitise-board.js';
import { shippedStreetBoard } from '../../testing/boards/shipped-boards.js';
import { listDisagreements, reconcileForTest } from '../../testing/exchange/reconcile-for-test.js';
import { addTracingMistakes } from '../../testing/exchange/tracing-mistakes.js';

const FIVES: readonly (readonly string[])[] = [
  ['a dropped street', 'an added street', 'two numbers swapped', 'a wrong colour', 'a wrong border'],
  ['a dropped street', 'an added street', 'two numbers swapped', 'a wrong colour', 'a moved crossing'],
  ['a dropped street', 'an added street', 'two numbers swapped', 'a wrong colour', 'a missing crossing'],
  ['a dropped street', 'a dropped street', 'a dropped street', 'a dropped street', 'a dropped street'],
  ['a moved circle', 'a wrong number', 'a missing circle', 'a missing block', 'a node left out of a walk'],
];

describe.each(['whitechapel', 'whitehall'])('%s', (name) => {
  const board = shippedStreetBoard(name);

  test.each(FIVES.map((slips, i) => [i + 1, slips] as const))(
    'is compared with a mirrored copy with new ids and the mistakes of set %i',
    (seed, slips) => {
      const spoiled = addTracingMistakes(board, slips, seed);
      expect(spoiled.listed).toHaveLength(5);
      const found = reconcileForTest(board, redigitiseBoard(spoiled.board, seed, { mirrored: true }));
      expect(listDisagreements(found)).toEqual(spoiled.listed);
      expect(found.report.disagreements.every(({ tie, outvoted }) => tie && outvoted.length === 0)).toBe(
        true,
      );
    },
  );

  test('outvotes the one of three copies that has the mistakes, and the draft has none of them', () => {
    const spoiled = addTracingMistakes(board, FIVES[1]!, 21);
    const copies = [redigitiseBoard(spoiled.board, 5, { mirrored: true }), redigitiseBoard(board, 6, { degrees: 17, scale: 1.37, jitter: 3 })] as const; // prettier-ignore
    for (const [boards, letter] of [
      [[board, ...copies], 'B'],
      [[copies[0], board, copies[1]], 'A'],
    ] as const) {
      // prettier-ignore
      const found = reconcileForTest(...boards);
      expect(found.report.disagreements).toHaveLength(5);
      for (const { tie, outvoted } of found.report.disagreements)
        expect([tie, outvoted]).toEqual([false, [letter]]);
      expect(listDisagreements(reconcileForTest(board, found.draft as StreetBoard))).toEqual([]);
    }
  });
});

describe('mistakes are found by neighbours without positions', () => {
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
    const board = shippedStreetBoard(name);
    const spoiled = addTracingMistakes(board, slips, seed);
    expect(
      listDisagreements(reconcileForTest(board, removePositions(replaceIds(spoiled.board, seed)))),
    ).toEqual(spoiled.listed);
  });
});
