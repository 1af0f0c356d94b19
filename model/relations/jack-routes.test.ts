import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  boardFromStreets,
  isCircle,
  isCrossing,
  nodesOf,
  simplePaths,
  arbitrarySmallStreetBoard,
} from '../../testing/boards/small-street-boards.js';
import { compareIds, type StreetBoard } from '../board/board.js';
import type { CircleId, CrossingId } from '../board/vocabulary.js';
import { jackRelation, unblockedNeighbours } from './street-relations.js';
import { jackRoutes, type JackPair } from './jack-routes.js';

/** DEF-02, DEF-03: the crossings of every simple walk between each two circles that passes no circle. */
function allRoutes(board: StreetBoard): Map<string, CrossingId[][]> {
  const routes = new Map<string, CrossingId[][]>();
  for (const circle of nodesOf(board).filter(isCircle))
    for (const walk of simplePaths(board, circle, isCircle, (node) => !isCircle(node))) {
      const pair = `${circle} ${walk.at(-1)!}`;
      routes.set(pair, [...(routes.get(pair) ?? []), walk.filter(isCrossing)]);
    }
  return routes;
}

/** The pairs as they must be listed: smaller circle first, minimal routes only, shortest first, then by ids. */
function pairsByBruteForce(board: StreetBoard): JackPair[] {
  const pairs: JackPair[] = [];
  for (const [pair, routes] of allRoutes(board)) {
    const between = pair.split(' ') as [CircleId, CircleId];
    if (compareIds(...between) > 0) continue;
    const contains = (one: CrossingId[], other: CrossingId[]) =>
      one.length > other.length && other.every((crossing) => one.includes(crossing));
    const minimal = routes.filter((route) => !routes.some((other) => contains(route, other)));
    const unique = [...new Map(minimal.map((route) => [route.join(), route])).values()];
    pairs.push({ between, routes: unique.sort(byLengthThenIds) });
  }
  return pairs.sort(
    (a, b) => compareIds(a.between[0], b.between[0]) || compareIds(a.between[1], b.between[1]),
  );
}

function byLengthThenIds(a: readonly CrossingId[], b: readonly CrossingId[]): number {
  if (a.length !== b.length) return a.length - b.length;
  const differing = a.findIndex((crossing, i) => crossing !== b[i]);
  return differing < 0 ? 0 : compareIds(a[differing]!, b[differing]!);
}

describe('jackRoutes', () => {
  test.each<[what: string, board: StreetBoard, pairs: readonly JackPair[]]>([
    ['no circle', boardFromStreets(['x1', 'x2'], ['x1-x2']), []],
    [
      'a street between circles',
      boardFromStreets(['c1', 'c2'], ['c1-c2']),
      [{ between: ['c1', 'c2'], routes: [[]] }],
    ],
    [
      'a way without crossings leaves no other',
      boardFromStreets(['c1', 'c2', 'x1', 't1'], ['c1-t1', 't1-c2', 'c1-x1', 'x1-c2']),
      [{ between: ['c1', 'c2'], routes: [[]] }],
    ],
    [
      'two crossings side by side',
      boardFromStreets(['c1', 'c2', 'x1', 'x2'], ['c1-x2', 'x2-c2', 'c1-x1', 'x1-c2']),
      [{ between: ['c1', 'c2'], routes: [['x1'], ['x2']] }],
    ],
    [
      'the longer way is kept where it has another crossing',
      boardFromStreets(['c1', 'c2', 'x1', 'x2', 'x3'], ['c1-x1', 'x1-c2', 'c1-x2', 'x2-x3', 'x3-c2']),
      [{ between: ['c1', 'c2'], routes: [['x1'], ['x2', 'x3']] }],
    ],
    [
      'and dropped where it has the same and more',
      boardFromStreets(['c1', 'c2', 'x1', 'x2'], ['c1-x1', 'x1-c2', 'c1-x2', 'x2-x1']),
      [{ between: ['c1', 'c2'], routes: [['x1']] }],
    ],
    [
      'nobody passes a circle or walks a waterline',
      boardFromStreets(['c1', 'c2', 'c3', 'x1'], ['c1-c2', 'c2-x1', 'x1-c3'], ['c1-c3']),
      [
        { between: ['c1', 'c2'], routes: [[]] },
        { between: ['c2', 'c3'], routes: [['x1']] },
      ],
    ],
  ])('%s', (_, board, pairs) => {
    expect(jackRoutes(board)).toEqual({ pairs, incomplete: [] });
  });

  test('equals a brute-force search, in order', () => {
    fc.assert(
      fc.property(arbitrarySmallStreetBoard, (board) => {
        expect(jackRoutes(board)).toEqual({ pairs: pairsByBruteForce(board), incomplete: [] });
      }),
      { numRuns: 1000 },
    );
  });

  test('reports circles with too many routes to list', () => {
    // Twenty pairs of crossings in a row: two to the twentieth minimal routes.
    const steps = Array.from({ length: 20 }, (_, i) => [`x${2 * i + 1}`, `x${2 * i + 2}`] as const);
    const between = steps.slice(1).flatMap((to, i) => steps[i]!.flatMap((a) => to.map((b) => `${a}-${b}`)));
    const rim = [...steps[0]!.map((x) => `c1-${x}`), ...steps.at(-1)!.map((x) => `${x}-c2`)];
    const board = boardFromStreets(['c1', 'c2', ...steps.flat()], [...between, ...rim]);
    expect(jackRoutes(board).incomplete).toContain('c1');
    expect(unblockedNeighbours(board, 'c1', new Set(['x1', 'x4']))).toEqual(['c2']);
  });
});

describe('openNeighbours', () => {
  test('are the circles reached by a walk without blocked crossings', () => {
    fc.assert(
      fc.property(
        arbitrarySmallStreetBoard,
        fc.subarray(['x1', 'x2', 'x9', 'x11', 'x20', 'x98'] as CrossingId[]),
        (board, held) => {
          const blocked = new Set(held);
          const routes = allRoutes(board);
          for (const circle of nodesOf(board).filter(isCircle)) {
            const open = nodesOf(board)
              .filter(isCircle)
              .filter((other) =>
                routes.get(`${circle} ${other}`)?.some((route) => !route.some((x) => blocked.has(x))),
              );
            expect(unblockedNeighbours(board, circle, blocked)).toEqual(open.sort(compareIds));
          }
        },
      ),
      { numRuns: 1000 },
    );
  });

  test('are the circles reached by a listed route without blocked crossings', () => {
    fc.assert(
      fc.property(
        arbitrarySmallStreetBoard,
        fc.subarray(['x1', 'x2', 'x9', 'x11', 'x20'] as CrossingId[]),
        (board, held) => {
          const blocked = new Set(held);
          for (const circle of nodesOf(board).filter(isCircle)) {
            const open = jackRoutes(board)
              .pairs.filter(
                ({ between, routes }) =>
                  between.includes(circle) && routes.some((route) => !route.some((x) => blocked.has(x))),
              )
              .map(({ between: [a, b] }) => (a === circle ? b : a));
            expect(unblockedNeighbours(board, circle, blocked)).toEqual(open.sort(compareIds));
          }
        },
      ),
    );
  });

  test('of a missing circle are empty', () => {
    expect(unblockedNeighbours(boardFromStreets(['c1', 'c2'], ['c1-c2']), 'c3', new Set())).toEqual([]);
  });
});

describe('jackRelation', () => {
  test('contains every circle with the circles that a walk reaches', () => {
    fc.assert(
      fc.property(arbitrarySmallStreetBoard, (board) => {
        const circles = nodesOf(board).filter(isCircle).sort(compareIds);
        const routes = allRoutes(board);
        const expected = circles.map((circle) => [
          circle,
          circles.filter((other) => routes.has(`${circle} ${other}`)),
        ]);
        expect([...jackRelation(board)]).toEqual(expected);
      }),
    );
  });
});

describe('too many routes to list', () => {
  test('a route with too many crossings is reported as left out, and the pair is kept', () => {
    const row = ['c1', ...Array.from({ length: 501 }, (_, i) => `x${i + 1}`), 'c2'];
    const board = boardFromStreets(
      row,
      row.slice(1).map((id, i) => `${row[i]!}-${id}`),
    );
    expect(jackRoutes(board).incomplete).toContain('c1');
    expect(jackRelation(board).get('c1')).toEqual(['c2']);
  });

  test('a field of crossings without a circle ends in time and is reported as incomplete', () => {
    const side = 12;
    const at = (x: number, y: number): string => `x${y * side + x + 1}`;
    const nodes = ['c1', 'c2', ...Array.from({ length: side * side }, (_, i) => `x${i + 1}`)];
    const streets = [`c1-${at(0, 0)}`, `c2-${at(side - 1, side - 1)}`];
    for (let y = 0; y < side; y++)
      for (let x = 0; x < side; x++) {
        if (x + 1 < side) streets.push(`${at(x, y)}-${at(x + 1, y)}`);
        if (y + 1 < side) streets.push(`${at(x, y)}-${at(x, y + 1)}`);
      }
    expect(jackRoutes(boardFromStreets(nodes, streets)).incomplete).toEqual(['c1', 'c2']);
  });
});
