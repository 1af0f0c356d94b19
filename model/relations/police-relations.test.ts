import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  boardFromStreets,
  isCrossing,
  nodesOf,
  simplePaths,
  arbitrarySmallStreetBoard,
} from '../../testing/boards/small-street-boards.js';
import { compareIds, type StreetBoard } from '../board/board.js';
import type { CrossingId } from '../board/vocabulary.js';
import { policeRelation, policeReachRelation } from './street-relations.js';

/** DEF-05: another crossing, joined by a walk with nothing but circles and junctions on the way. */
const stepsByBruteForce = (board: StreetBoard): Map<CrossingId, CrossingId[]> =>
  new Map(
    nodesOf(board)
      .filter(isCrossing)
      .sort(compareIds)
      .map((crossing) => {
        const walks = simplePaths(board, crossing, isCrossing, (node) => !isCrossing(node));
        return [crossing, [...new Set([...walks].map((walk) => walk.at(-1) as CrossingId))].sort(compareIds)];
      }),
  );

test('policeRelation equals a brute-force search, in order', () => {
  fc.assert(
    fc.property(arbitrarySmallStreetBoard, (board) => {
      expect([...policeRelation(board)]).toEqual([...stepsByBruteForce(board)]);
    }),
    { numRuns: 1000 },
  );
});

test('reachRelation contains the crossings at distance 0, 1 or 2, in order', () => {
  fc.assert(
    fc.property(arbitrarySmallStreetBoard, (board) => {
      const steps = stepsByBruteForce(board);
      const within = (a: CrossingId, b: CrossingId): boolean =>
        a === b ||
        steps.get(a)!.includes(b) ||
        steps.get(a)!.some((middle) => steps.get(middle)!.includes(b));
      const expected = [...steps.keys()].map((from) => [
        from,
        [...steps.keys()].filter((to) => within(from, to)),
      ]);
      expect([...policeReachRelation(board)]).toEqual(expected);
    }),
    { numRuns: 1000 },
  );
});

test('police pass circles freely and do not use waterlines', () => {
  const board = boardFromStreets(
    ['x1', 'c1', 'c2', 'x2', 't1', 'x3', 'x4', 'x5'],
    ['x1-c1', 'c1-c2', 'c2-x2', 'x2-t1', 't1-x3', 'x3-x4', 'x4-x4'],
    ['x4-x5'],
  );
  expect([...policeRelation(board)]).toEqual([
    ['x1', ['x2']],
    ['x2', ['x1', 'x3']],
    ['x3', ['x2', 'x4']],
    ['x4', ['x3']],
    ['x5', []],
  ]);
  expect([...policeReachRelation(board)]).toEqual([
    ['x1', ['x1', 'x2', 'x3']],
    ['x2', ['x1', 'x2', 'x3', 'x4']],
    ['x3', ['x1', 'x2', 'x3', 'x4']],
    ['x4', ['x2', 'x3', 'x4']],
    ['x5', ['x5']],
  ]);
});
