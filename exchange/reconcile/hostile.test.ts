/** Boards valid in form and in nothing else: there is always an answer, and the draft is always a board file that says what the facts say. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatBoard, parseBoard, type Board, type CrossingId } from '../../model/index.js';
import { arbitraryHexBoard, arbitraryStreetBoard } from '../../testing/boards/arbitrary-board.js';
import { factsNotInDraft } from '../../testing/exchange/facts-not-in-draft.js';
import { mutateBoard } from '../../testing/boards/mutate-board.js';
import { shippedBoard, shippedStreetBoard } from '../../testing/boards/shipped-boards.js';
import { formatReconciliation, RECONCILE_FORMATS } from './formats/format-reconciliation.js';
import { whyNotReconcilable, reconcileBoards } from './reconcile-boards.js';

function expectAnswer(boards: readonly Board[]): void {
  const sources = boards.map((board, i) => ({ name: `${i}`, board }));
  if (whyNotReconcilable(sources) !== undefined) return;
  const found = reconcileBoards(sources);
  const { report, draft } = found;
  for (const format of RECONCILE_FORMATS) expect(formatReconciliation(report, format)).toMatch(/\n$/);
  expect(factsNotInDraft(found)).toEqual([]);
  expect(parseBoard(formatBoard(draft))).toMatchObject({ ok: true });
}

test.each([
  ['street boards', arbitraryStreetBoard],
  ['hex boards', arbitraryHexBoard],
])('any %s are reconciled without an exception', (_, board: fc.Arbitrary<Board>) => {
  fc.assert(
    fc.property(fc.array(board, { minLength: 2, maxLength: 4 }), (boards) => {
      expectAnswer(boards.map((each) => ({ ...each, game: boards[0]!.game }) as Board));
    }),
    { numRuns: 60 },
  );
});

test.each(['teaching/a-junction', 'teaching/whole-game', 'teaching/two-manholes', 'mr-jack-2006'])(
  '%s with random faults are reconciled without an exception',
  (name) => {
    const board = shippedBoard(name);
    for (let seed = 1; seed <= 15; seed++) {
      const parsed = parseBoard(JSON.stringify(mutateBoard(board, seed)));
      if (!parsed.ok || parsed.board.game !== board.game) continue;
      expectAnswer([board, parsed.board]);
      expectAnswer([parsed.board, board, parsed.board]);
    }
  },
);

test('a board with faults agrees with itself', () => {
  fc.assert(
    fc.property(fc.oneof(arbitraryStreetBoard, arbitraryHexBoard), (board) => {
      const sources = [board, structuredClone(board)].map((each, i) => ({ name: `${i}`, board: each }));
      if (whyNotReconcilable(sources) !== undefined) return;
      expect(reconcileBoards(sources).report.disagreements).toEqual([]);
    }),
    { numRuns: 80 },
  );
});

test('crossings at the same position without neighbours stay ambiguous', () => {
  const board = shippedStreetBoard('teaching/two-routes');
  const crossings = ['x8', 'x9'].map((id) => ({ id: id as CrossingId, at: [5000, 7000] as const }));
  const heaped = { ...board, crossings: [...board.crossings, ...crossings] };
  const { report } = reconcileBoards(['a', 'b'].map((name) => ({ name, board: structuredClone(heaped) })));
  expect(report.disagreements).toEqual([]);
  expect(report.sources[1]!.untold).toMatchObject([{ own: ['x8', 'x9'] }]);
});
