import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceToSegment, type Point, type StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/network.js';
import { boardFromStreets } from '../../../testing/boards/small-street-boards.js';
import { nodesNearLines } from './nodes-near-lines.js';
import { nearNodes } from './near-nodes.js';

const NODES = ['c1', 'c2', 'c3', 'x1', 'x2', 'x3', 't1', 't2'];
const LINES = ['c1-x1', 'c2-x2', 'c3-x3', 'x1-t1', 'x2-t1', 'x3-t2', 'c1-t2', 'x1-x2'];

/** Boards of eight nodes strewn over a narrow square, so that many lie too near each other or on a line. */
const crowdedBoards: fc.Arbitrary<StreetBoard> = fc
  .tuple(
    fc.array(fc.tuple(fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 900 })), {
      minLength: NODES.length,
      maxLength: NODES.length,
    }),
    fc.subarray(LINES),
  )
  .map(([places, lines]): StreetBoard => {
    const board = boardFromStreets(NODES, lines);
    const at = (id: string): Point => places[NODES.indexOf(id)]!;
    return {
      ...board,
      extent: [10_000, 10_000],
      discs: { circle: 80, crossing: 40 },
      circles: board.circles.map((each) => ({ ...each, at: at(`c${each.number}`) })),
      crossings: board.crossings.map((each) => ({ ...each, at: at(each.id) })),
      junctions: board.junctions.map((each) => ({ ...each, at: at(each.id) })),
    };
  })
  // On a board of very short streets the discs are judged to be too large.
  .filter(longEnough);

function longEnough(board: StreetBoard): boolean {
  const { xs, ys, from, to } = networkOf(board).drawing;
  const lengths = [...from.keys()].map((i) =>
    Math.hypot(xs[from[i]!]! - xs[to[i]!]!, ys[from[i]!]! - ys[to[i]!]!),
  );
  return lengths.sort((a, b) => a - b)[lengths.length >> 1]! >= 120;
}

const RADIUS: Readonly<Record<string, number>> = { c: 80, x: 40, t: 0 };
const radius = (id: string): number => RADIUS[id.charAt(0)]!;
const isJunction = (id: string): boolean => id.startsWith('t');

test('every node that overlaps another is reported with it', () => {
  fc.assert(
    fc.property(crowdedBoards, (board) => {
      const { ids, drawing } = networkOf(board);
      const overlap = (a: number, b: number): boolean => {
        const distance = Math.hypot(drawing.xs[a]! - drawing.xs[b]!, drawing.ys[a]! - drawing.ys[b]!);
        const least = radius(ids[a]!) + radius(ids[b]!);
        return distance <= 10 || (distance < least && !(isJunction(ids[a]!) && isJunction(ids[b]!)));
      };
      const { same, circles, crossings, junctions } = nearNodes(board);
      const reported = [...same, ...circles, ...crossings, ...junctions];
      for (const { a, b } of reported) expect(overlap(a, b), `${ids[a]} ${ids[b]}`).toBe(true);
      const named = new Set(reported.flatMap(({ a, b }) => [a, b]));
      for (const a of ids.keys())
        expect(named.has(a), ids[a]).toBe([...ids.keys()].some((b) => a !== b && overlap(a, b)));
    }),
    { numRuns: 300 },
  );
});

test('every line through a disc is reported, unless one of its ends overlaps that disc', () => {
  fc.assert(
    fc.property(crowdedBoards, (board) => {
      const { ids, lineIds, drawing } = networkOf(board);
      const { xs, ys, from, to } = drawing;
      const expected: string[] = [];
      for (const [line, lineId] of lineIds.entries())
        for (const [node, id] of ids.entries()) {
          const [a, b] = [from[line]!, to[line]!];
          if (node === a || node === b || isJunction(id)) continue;
          const isFree = [a, b].every(
            (end) => Math.hypot(xs[end]! - xs[node]!, ys[end]! - ys[node]!) >= radius(id) + radius(ids[end]!),
          );
          const segment = [xs[a]!, ys[a]!, xs[b]!, ys[b]!] as const;
          if (isFree && distanceToSegment(xs[node]!, ys[node]!, segment).distance < radius(id))
            expected.push(`${lineId} ${id}`);
        }
      const reported = nodesNearLines(board).through.map(({ node, line }) => `${lineIds[line]} ${ids[node]}`);
      expect(reported.sort()).toEqual(expected.sort());
    }),
    { numRuns: 300 },
  );
});
