import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  boardFromStreets,
  isCircle,
  isCrossing,
  isJunction,
  nodesOf,
  simplePaths,
  arbitrarySmallStreetBoard,
} from '../../testing/boards/small-street-boards.js';
import { compareIds } from '../board/board.js';
import { searchersRelation, searchRelation } from './street-relations.js';

test('searchRelation equals a brute-force search, and searchersRelation is its inverse', () => {
  fc.assert(
    fc.property(arbitrarySmallStreetBoard, (board) => {
      const circles = nodesOf(board).filter(isCircle).sort(compareIds);
      const crossings = nodesOf(board).filter(isCrossing).sort(compareIds);
      // DEF-07: nothing but junctions in between.
      const pairs = new Set(
        crossings.flatMap((crossing) =>
          [...simplePaths(board, crossing, isCircle, isJunction)].map(
            (walk) => `${crossing} ${walk.at(-1)!}`,
          ),
        ),
      );
      const searched = crossings.map((x) => [x, circles.filter((c) => pairs.has(`${x} ${c}`))]);
      const searchers = circles.map((c) => [c, crossings.filter((x) => pairs.has(`${x} ${c}`))]);
      expect([...searchRelation(board)]).toEqual(searched);
      expect([...searchersRelation(board)]).toEqual(searchers);
    }),
    { numRuns: 1000 },
  );
});

test('a circle behind a circle is not searched, one behind junctions is', () => {
  const board = boardFromStreets(
    ['x1', 'c1', 'c2', 't1', 't2', 'c3', 'x2', 'c4'],
    ['x1-c1', 'c1-c2', 'x1-t1', 't1-t2', 't2-c3', 'x1-x2', 'x2-c4'],
    ['x1-c4'],
  );
  expect([...searchRelation(board)]).toEqual([
    ['x1', ['c1', 'c3']],
    ['x2', ['c4']],
  ]);
});
