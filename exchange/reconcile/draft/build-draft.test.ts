/** The draft has exactly the accepted facts. */
import { describe, expect, test } from 'vitest';
import { formatBoard, parseBoard, type StreetBoard } from '../../../model/index.js';
import { redigitiseBoard } from '../../../testing/boards/redigitise-board.js';
import { factsNotInDraft } from '../../../testing/exchange/facts-not-in-draft.js';
import { shippedBoard, shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { reconcileForTest } from '../../../testing/exchange/reconcile-for-test.js';
import { renameIds } from '../../../testing/boards/rename-ids.js';
import { addTracingMistakes } from '../../../testing/exchange/tracing-mistakes.js';
import { formatReconciliation } from '../formats/format-reconciliation.js';
import type { NodeId } from '../../../model/board/vocabulary.js';

const whitechapel = shippedStreetBoard('whitechapel');
const small = shippedStreetBoard('teaching/two-routes');
const draftOf = (...boards: readonly StreetBoard[]): StreetBoard =>
  reconcileForTest(...boards).draft as StreetBoard;
test('a missing border is a reading that can be accepted', () => {
  const bordered = { ...small, crossings: small.crossings.map((each) => ({ ...each, border: 'red' as const })) };
  expect(draftOf(bordered, small, small).crossings.map(({ border }) => border)).toEqual([undefined, undefined, undefined]);
  expect(draftOf(small, bordered, bordered).crossings.map(({ border }) => border)).toEqual(['red', 'red', 'red']);
}); // prettier-ignore

test('tracks that only one source has are in the draft', () => {
  const { move, nights } = whitechapel.tracks!;
  const [one, other] = [
    { ...small, tracks: { move } },
    { ...small, tracks: { move, nights: nights! } },
  ];
  expect(draftOf(one, other).tracks).toEqual({ move, nights });
  expect(draftOf(small, other).tracks).toEqual({ move, nights });
});

describe('Goulston Street', () => {
  const letters = { ...whitechapel.letters!, goulston: 'x1' as const };

  test('is the same crossing whatever its id is', () => {
    const other = renameIds({ ...small, letters }, new Map([['x1', 'x3'], ['x3', 'x1']])); // prettier-ignore
    expect(draftOf(small, other).letters).toEqual(letters);
  });

  test('is left out if its crossing is not in the draft', () => {
    const more = {
      ...small,
      crossings: [...small.crossings, { id: 'x9' as const, at: [9000, 7000] as const }],
      letters: { ...letters, goulston: 'x9' as const },
    };
    const found = reconcileForTest(small, more, small);
    expect((found.draft as StreetBoard).letters).toBeUndefined();
    expect(found.report.remarks).toEqual([{ is: 'no-goulston', of: [] }]);
    const sentence = 'The crossing of Goulston Street is not in the draft, so the draft has no letters.';
    expect(formatReconciliation(found.report, 'pretty')).toContain(sentence);
    expect(JSON.stringify(found.draft.provenance.notes)).toContain(sentence);
  });
});

test('two circles with the same number are both kept', () => {
  const named = (one: string, other: string): StreetBoard => renameIds(whitechapel, new Map([['c65', one], ['c66', other]])); // prettier-ignore
  const found = reconcileForTest(whitechapel, named('c66', 'c301'), named('c66', 'c302'));
  const { circles, streets } = found.draft as StreetBoard;
  expect([circles.length, streets.length]).toEqual([195, whitechapel.streets.length]);
  // 65 is printed on another circle for A, so it is not given away.
  expect(circles.map(({ number }) => number).filter((number) => ![...Array(195).keys()].includes(number - 1))).toEqual([196]); // prettier-ignore
  expect(found.report.remarks).toEqual([{ is: 'number-twice', of: ['c196', 'c66'] }]);
  const words = 'Two circles have the number 66. One has it in the draft; the other is c196 there';
  for (const format of ['pretty', 'markdown'] as const)
    expect(formatReconciliation(found.report, format, { all: true })).toContain(words);
  expect(factsNotInDraft(found)).toEqual([]);
});

test('new ids are small enough for a board file', () => {
  const [one, other] = [
    { at: [500, 7000], end: 'c1' },
    { at: [9500, 7000], end: 'c2' },
  ] as const;
  const more = (...crossings: readonly { at: readonly [number, number]; end: NodeId; id: `x${number}` }[]): StreetBoard => ({
    ...small,
    crossings: [...small.crossings, ...crossings.map(({ id, at }) => ({ id, at }))],
    streets: [...small.streets, ...crossings.map(({ id, end }) => ({ between: [end, id] as const }))],
  }); // prettier-ignore
  const far = 'x9999999' as const;
  const both = more({ ...one, id: 'x7' }, { ...other, id: far });
  const draft = draftOf(more({ ...one, id: far }), both, both);
  expect(draft.crossings.map(({ id }) => id).sort()).toEqual(['x1', 'x2', 'x3', 'x4', 'x9999999']);
  expect(parseBoard(formatBoard(draft))).toMatchObject({ ok: true });
});

describe('every fact of the confidence file is in the draft', () => {
  test('for copies that all have mistakes', () => {
    const board = shippedStreetBoard('whitehall');
    const slips = ['a dropped street', 'an added street', 'two numbers swapped', 'a wrong number', 'a wrong border', 'a missing crossing', 'a missing circle']; // prettier-ignore
    const copies = [1, 2, 3].map((seed) => redigitiseBoard(addTracingMistakes(board, slips, seed).board, seed, { mirrored: seed === 2 })); // prettier-ignore
    expect(factsNotInDraft(reconcileForTest(...copies))).toEqual([]);
  });

  test('for two printings of Mr Jack', () => {
    expect(
      factsNotInDraft(reconcileForTest(shippedBoard('mr-jack-2006'), shippedBoard('mr-jack-2016'))),
    ).toEqual([]);
  });
});
