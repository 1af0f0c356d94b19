import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  arbitraryBoard,
  arbitraryHexBoard,
  arbitraryStreetBoard,
} from '../../testing/boards/arbitrary-board.js';
import { reorderBoard } from '../../testing/boards/reorder-board.js';
import { compareIds } from '../board/board.js';
import { CHARACTERS, type NodeId } from '../board/vocabulary.js';
import { canonicalJson } from './canonical-json.js';
import { rotateToSmallestNode, sortBoard } from './sort-board.js';

const node = fc.constantFrom<NodeId>('c1', 'c9', 'c10', 'x1', 't1');

describe('rotateWalk', () => {
  const compare = (a: readonly NodeId[], b: readonly NodeId[]): number =>
    a.map((each, i) => compareIds(each, b[i]!)).find((order) => order !== 0) ?? 0;
  const rotations = (walk: readonly NodeId[]): (readonly NodeId[])[] =>
    walk.map((_, i) => [...walk.slice(i), ...walk.slice(0, i)]);

  test('gives the smallest of all rotations', () => {
    fc.assert(
      fc.property(fc.array(node, { minLength: 1, maxLength: 12 }), (walk) => {
        expect(rotateToSmallestNode(walk)).toEqual(rotations(walk).toSorted(compare)[0]);
      }),
      { numRuns: 2000 },
    );
  });

  test('gives the same for every rotation', () => {
    fc.assert(
      fc.property(fc.array(node, { maxLength: 12 }), (walk) => {
        for (const rotation of rotations(walk))
          expect(rotateToSmallestNode(rotation)).toEqual(rotateToSmallestNode(walk));
      }),
    );
  });

  test('accepts a walk of one repeated node', () => {
    const walk = Array<NodeId>(100_000).fill('c1');
    expect(rotateToSmallestNode(walk)).toEqual(walk);
  });
});

describe('sortBoard', () => {
  test('leaves its argument and a sorted board unchanged', () => {
    fc.assert(
      fc.property(arbitraryBoard, (board) => {
        const before = structuredClone(board);
        const sorted = sortBoard(board);
        expect(board).toEqual(before);
        // The very same: what is remembered for a board, or for one of its lists, is found again.
        expect(sortBoard(sorted)).toBe(sorted);
      }),
    );
  });

  test('gives the same for every order of the same data', () => {
    fc.assert(
      fc.property(arbitraryBoard, fc.integer(), (board, seed) => {
        expect(sortBoard(reorderBoard(board, seed))).toEqual(sortBoard(board));
      }),
      { numRuns: 200 },
    );
  });

  test('orders ids by kind and number, lines by their ends', () => {
    fc.assert(
      fc.property(arbitraryStreetBoard, (board) => {
        const { circles, crossings, junctions, blocks, streets, waterlines } = sortBoard(board);
        const rising = (ids: readonly string[]): boolean =>
          ids.every((id, i) => i === 0 || compareIds(ids[i - 1]!, id) <= 0);
        expect(circles.every(({ number }, i) => i === 0 || circles[i - 1]!.number <= number)).toBe(true);
        for (const list of [crossings, junctions, blocks])
          expect(rising(list.map(({ id }) => id))).toBe(true);
        for (const lines of [streets, waterlines]) {
          expect(lines.every(({ between: [a, b] }) => compareIds(a, b) <= 0)).toBe(true);
          expect(rising(lines.map(({ between: [a] }) => a))).toBe(true);
        }
      }),
    );
  });

  test('orders hexes by q, then r, and characters as the game lists them', () => {
    fc.assert(
      fc.property(arbitraryHexBoard, (board) => {
        const { hexes, setup } = sortBoard(board);
        for (const [i, { at }] of hexes.entries()) {
          const [q, r] = hexes[i - 1]?.at ?? at;
          expect(q < at[0] || (q === at[0] && r <= at[1])).toBe(true);
        }
        const places = (setup?.characters ?? []).map(({ character }) => CHARACTERS.indexOf(character));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }),
    );
  });

  test('keeps the course of every line that it reverses', () => {
    const way = ({
      between: [a, b],
      bends = [],
    }: {
      between: readonly unknown[];
      bends?: readonly unknown[];
    }): string => [canonicalJson([a, ...bends, b]), canonicalJson([b, ...bends.toReversed(), a])].sort()[0]!;
    fc.assert(
      fc.property(arbitraryStreetBoard, (board) => {
        expect(sortBoard(board).streets.map(way).sort()).toEqual(board.streets.map(way).sort());
      }),
    );
  });

  test('keeps printed orders: columns, rows, nights and tracks', () => {
    fc.assert(
      fc.property(arbitraryBoard, (board) => {
        const sorted = sortBoard(board);
        expect(sorted.tracks).toEqual(board.tracks);
        if (!('grid' in board) || !('grid' in sorted)) return;
        expect([sorted.grid.rect, sorted.grid.columns, sorted.grid.rows]).toEqual([
          board.grid.rect,
          board.grid.columns,
          board.grid.rows,
        ]);
      }),
    );
  });
});
