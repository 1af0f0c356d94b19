/** Copies that say the same, however they say it and whatever they leave out, are in no disagreement. */
import { describe, expect, test } from 'vitest';
import { formatBoard, type StreetBoard } from '../../model/index.js';
import {
  redigitiseBoard,
  replaceIds,
  removeCrossings,
  removeJunctions,
  removePositions,
} from '../../testing/boards/redigitise-board.js';
import { shippedStreetBoard } from '../../testing/boards/shipped-boards.js';
import { reorderBoard } from '../../testing/boards/reorder-board.js';
import { reconcileBoards } from './reconcile-boards.js';

const turned = { degrees: 17, scale: 1.37, jitter: 4 } as const;

const COPIES: Readonly<Record<string, (board: StreetBoard) => StreetBoard>> = {
  'the same': (board) => board,
  'written in another order': (board) => reorderBoard(board, 3),
  mirrored: (board) => redigitiseBoard(board, 3, { mirrored: true }),
  'turned and shaken': (board) => redigitiseBoard(board, 4, turned),
  'mirrored, turned, small': (board) =>
    redigitiseBoard(board, 5, { mirrored: true, degrees: -100, scale: 0.5, jitter: 3 }),
  'without places': (board) => removePositions(replaceIds(board, 6)),
  'without junctions': (board) => removeJunctions(redigitiseBoard(board, 7, turned)),
  'without junctions and places': (board) => removePositions(removeJunctions(replaceIds(board, 8))),
  'without crossings': (board) => removeCrossings(redigitiseBoard(board, 9, turned)),
  'without crossings and places': (board) => removePositions(removeCrossings(board)),
  'without blocks': (board) => ({ ...redigitiseBoard(board, 10, turned), blocks: [] }),
  'without colours and borders': (board) => ({
    ...redigitiseBoard(board, 11),
    circles: board.circles.map((circle) => ({ ...circle, colour: 'white' as const })),
    crossings: redigitiseBoard(board, 11).crossings.map(({ border: _border, ...crossing }) => crossing),
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
  const board = shippedStreetBoard(name);
  const copies = Object.fromEntries(Object.entries(COPIES).map(([how, copy]) => [how, copy(board)]));
  const reconciled = (boards: readonly StreetBoard[]): ReturnType<typeof reconcileBoards> =>
    reconcileBoards(boards.map((each, i) => ({ name: `${i}`, board: each })));

  test.each(Object.keys(COPIES))('%s', (how) => {
    expect(reconciled([board, copies[how]!]).report.disagreements).toEqual([]);
    if (name.startsWith('teaching/')) expect(reconciled([copies[how]!, board]).report.agree).toBe(true);
  });

  test('all copies together agree, and the draft is the board', () => {
    const { report, draft } = reconciled([board, ...Object.values(copies)]);
    expect(report.disagreements).toEqual([]);
    const { provenance, waivers, profile } = board;
    expect(formatBoard({ ...draft, provenance, waivers, profile })).toBe(formatBoard(board));
  });

  test('the reverse order agrees too', () => {
    const { report } = reconciled(Object.values(copies).toReversed());
    expect(report.disagreements).toEqual([]);
  });
});
