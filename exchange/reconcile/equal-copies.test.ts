/** Copies that say the same, however they say it and whatever they leave out, are in no disagreement. */
import { describe, expect, test } from 'vitest';
import { formatBoard, type StreetBoard } from '../../model/index.js';
import {
  digitisedAgain,
  withNewIds,
  withoutCrossings,
  withoutJunctions,
  withoutPlaces,
} from '../../testing/digitised-again.js';
import { streetBoard } from '../../testing/official-board.js';
import { rewriteBoard } from '../../testing/rewrite-board.js';
import { reconcileBoards } from './reconcile-boards.js';

const turned = { degrees: 17, scale: 1.37, jitter: 4 } as const;

const COPIES: Readonly<Record<string, (board: StreetBoard) => StreetBoard>> = {
  'the same': (board) => board,
  'written in another order': (board) => rewriteBoard(board, 3),
  mirrored: (board) => digitisedAgain(board, 3, { mirrored: true }),
  'turned and shaken': (board) => digitisedAgain(board, 4, turned),
  'mirrored, turned, small': (board) =>
    digitisedAgain(board, 5, { mirrored: true, degrees: -100, scale: 0.5, jitter: 3 }),
  'without places': (board) => withoutPlaces(withNewIds(board, 6)),
  'without junctions': (board) => withoutJunctions(digitisedAgain(board, 7, turned)),
  'without junctions and places': (board) => withoutPlaces(withoutJunctions(withNewIds(board, 8))),
  'without crossings': (board) => withoutCrossings(digitisedAgain(board, 9, turned)),
  'without crossings and places': (board) => withoutPlaces(withoutCrossings(board)),
  'without blocks': (board) => ({ ...digitisedAgain(board, 10, turned), blocks: [] }),
  'without colours and borders': (board) => ({
    ...digitisedAgain(board, 11),
    circles: board.circles.map((circle) => ({ ...circle, colour: 'white' as const })),
    crossings: digitisedAgain(board, 11).crossings.map(({ border: _border, ...crossing }) => crossing),
  }),
};

const BOARDS = [
  'whitechapel',
  'whitehall',
  ...[
    'a-junction',
    'a-spur',
    'an-island',
    'bridge-inside-a-block',
    'same-circles-twice',
    'two-parallel-streets',
  ].map((name) => `teaching/${name}`),
];

describe.each(BOARDS)('%s', (name) => {
  const board = streetBoard(name);
  const copies = Object.fromEntries(Object.entries(COPIES).map(([how, copy]) => [how, copy(board)]));
  const reconciled = (boards: readonly StreetBoard[]): ReturnType<typeof reconcileBoards> =>
    reconcileBoards(boards.map((each, i) => ({ name: `${i}`, board: each })));

  test.each(Object.keys(COPIES))('%s', (how) => {
    expect(reconciled([board, copies[how]!]).report.disagreements).toEqual([]);
    if (name.startsWith('teaching/')) expect(reconciled([copies[how]!, board]).report.agree).toBe(true);
  });

  test('all of them together, and the draft is the board', () => {
    const { report, draft } = reconciled([board, ...Object.values(copies)]);
    expect(report.disagreements).toEqual([]);
    const { provenance, waivers, profile } = board;
    expect(formatBoard({ ...draft, provenance, waivers, profile })).toBe(formatBoard(board));
  });

  test('and the other way round', () => {
    const { report } = reconciled(Object.values(copies).toReversed());
    expect(report.disagreements).toEqual([]);
  });
});
