/** What holds of every merge: disjoint edits combine, overlapping ones are listed, nothing is lost, identical ones are one. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatBoard, parseBoard, type Board, type StreetBoard } from '../../model/index.js';
import { arbitraryBoard, arbitraryBoardWithExtra } from '../../testing/boards/arbitrary-board.js';
import { mutateBoard } from '../../testing/boards/mutate-board.js';
import { shippedBoard, shippedStreetBoard } from '../../testing/boards/shipped-boards.js';
import { applyEdits, randomEdits } from '../../testing/exchange/random-edits.js';
import { seededRandom } from '../../testing/seeded-random.js';
import { diffBoards } from '../diff/index.js';
import { mergeBoards } from './merge-boards.js';
import type { MergeResult } from './merge-result.js';

const STREET_BOARDS = ['whitechapel', 'whitehall', 'teaching/two-routes', 'teaching/a-junction'] as const;

describe.each(STREET_BOARDS)('%s', (name) => {
  const base = shippedStreetBoard(name);

  test('disjoint edits merge to what both give one after the other, in either order', () => {
    const numRuns = name.startsWith('white') ? 12 : 80;
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 1, max: 6 }), (seed, count) => {
        const random = seededRandom(seed);
        const touched = new Set<string>();
        const [one, other] = [
          randomEdits(base, random, count, touched),
          randomEdits(base, random, count, touched),
        ];
        const [ours, theirs] = [applyEdits(base, one), applyEdits(base, other)];
        const merged = mergeBoards(base, ours, theirs);
        expect(merged.conflicts).toEqual([]);
        expectSameUpToIds(merged.board, applyEdits(ours, other));
        expectSameUpToIds(merged.board, applyEdits(theirs, one));
        expectSameUpToIds(mergeBoards(base, theirs, ours).board, applyEdits(theirs, one));
      }),
      { numRuns },
    );
  });

  test('of overlapping edits ours wins, and every value of theirs is on the board or in a conflict', () => {
    let conflicts = 0;
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (seed, other) => {
        const [ours, theirs] = [changed(base, seed), changed(base, other)];
        if (!ours || !theirs) return;
        const merged = mergeBoards(base, ours, theirs);
        expectValid(merged.board);
        expectNothingLost(base, theirs, merged);
        conflicts += merged.conflicts.length;
      }),
      { numRuns: name.startsWith('white') ? 25 : 200 },
    );
    expect(conflicts).toBeGreaterThan(0);
  });
});

/** Only ids of ours differ. */
function expectSameUpToIds(one: Board, other: Board): void {
  const edits = diffBoards(one, other).edits.filter(({ how }) => how !== 'renamed' && how !== 'swapped');
  expect(edits).toEqual([]);
}

function changed(base: StreetBoard, seed: number): StreetBoard | undefined {
  const parsed = parseBoard(JSON.stringify(mutateBoard(base, seed)));
  return parsed.ok && parsed.board.game === base.game ? parsed.board : undefined;
}

const expectValid = (board: Board): void => {
  const text = formatBoard(board);
  const parsed = parseBoard(text);
  expect(parsed.ok ? [] : parsed.errors).toEqual([]);
  expect(parsed.ok && formatBoard(parsed.board)).toBe(text);
};

/** Each text and number that their side has and the base has not is on the board, in a conflict, or renamed. */
function expectNothingLost(base: Board, theirs: Board, merged: MergeResult): void {
  const kept = JSON.stringify([merged.board, merged.conflicts, merged.renamed, merged.notes]);
  const [before, now] = [valuesOf(base), valuesOf(theirs)];
  const lost = [...now].filter((value) => !before.has(value) && !kept.includes(value));
  expect(lost).toEqual([]);
}

function valuesOf(value: unknown, values = new Set<string>()): ReadonlySet<string> {
  if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) valuesOf(each, values);
  else values.add(typeof value === 'string' ? JSON.stringify(value).slice(1, -1) : String(value));
  return values;
}

describe('a side that did not edit, and the same edits', () => {
  const OFFICIAL = ['whitechapel', 'mr-jack-2006', 'teaching/two-routes', 'teaching/two-manholes'];
  const boards = fc.oneof(
    fc.tuple(arbitraryBoardWithExtra, arbitraryBoard),
    fc.tuple(fc.constantFrom(...OFFICIAL), fc.nat()).map(([name, seed]): [Board, Board] => {
      const parsed = parseBoard(JSON.stringify(mutateBoard(shippedBoard(name), seed)));
      return [shippedBoard(name), parsed.ok ? parsed.board : shippedBoard(name)];
    }),
  );
  const alike = boards.filter(([base, other]) => base.game === other.game);

  test('merge(base, x, base), merge(base, base, x) and merge(base, x, x) are x', () => {
    fc.assert(
      fc.property(alike, ([base, x]) => {
        for (const [ours, theirs] of [
          [x, base],
          [base, x],
          [x, x],
        ] as const) {
          // prettier-ignore
          const { board, conflicts, notes } = mergeBoards(base, ours, theirs);
          expect(formatBoard(board)).toBe(formatBoard(x));
          expect([conflicts, notes]).toEqual([[], []]);
        }
      }),
      { numRuns: 80, endOnFailure: true },
    );
  });

  test('any three boards of one game merge to a valid board', () => {
    fc.assert(
      fc.property(
        arbitraryBoardWithExtra,
        arbitraryBoardWithExtra,
        arbitraryBoardWithExtra,
        (base, ours, theirs) => {
          if (ours.game === base.game && theirs.game === base.game)
            expectValid(mergeBoards(base, ours, theirs).board);
        },
      ),
      { numRuns: 300, endOnFailure: true },
    );
  });
});
