import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Hex } from '../board/board.js';
import { compareIds, idOfHex } from '../board/board.js';
import { DIRECTIONS, HEX_KINDS } from '../board/vocabulary.js';
import { hexNetworkOf } from './hex-network.js';

const coordinate = fc.integer({ min: -12, max: 12 });
/** Places may come twice. */
const hexes = fc.array(
  fc.record({ at: fc.tuple(coordinate, coordinate), kind: fc.constantFrom(...HEX_KINDS) }),
  { maxLength: 60 },
);
const small = fc.array(
  fc.record({
    at: fc.tuple(fc.integer({ min: -2, max: 2 }), fc.integer({ min: -2, max: 2 })),
    kind: fc.constantFrom(...HEX_KINDS),
  }),
  { maxLength: 40 },
);

describe('hexGridOf', () => {
  test('has the expected arrays for a small board', () => {
    const drawn: Hex[] = [
      { at: [10, 0], kind: 'garden' },
      { at: [0, 0], kind: 'street' },
      { at: [0, -1], kind: 'manhole' },
      { at: [1, 0], kind: 'void' },
      { at: [-1, 1], kind: 'gaslight' },
      { at: [0, 0], kind: 'building' }, // the first h0,0 counts
    ];
    const grid = hexNetworkOf({ hexes: drawn });
    expect(grid.ids).toEqual(['h-1,1', 'h0,-1', 'h0,0', 'h1,0', 'h10,0']);
    expect(Array.from(grid.kinds, (kind) => HEX_KINDS[kind])).toEqual([
      'gaslight',
      'manhole',
      'street',
      'void',
      'garden',
    ]);
    expect([...grid.onBoard]).toEqual([1, 1, 1, 0, 1]);
    expect([...grid.walkable]).toEqual([0, 1, 1, 0, 0]);
    // N NE SE S SW NW
    expect([...grid.neighbours]).toEqual([
      ...[-1, 2, -1, -1, -1, -1],
      ...[-1, -1, -1, 2, -1, -1],
      ...[1, -1, -1, -1, 0, -1],
      ...[-1, -1, -1, -1, -1, -1],
      ...[-1, -1, -1, -1, -1, -1],
    ]);
  });

  test('is empty for a board without hexes', () => {
    expect(hexNetworkOf({ hexes: [] })).toMatchObject({ ids: [], neighbours: new Int32Array(0) });
  });

  test('has unique ids in the order of compareIds with their indices', () => {
    fc.assert(
      fc.property(fc.oneof(hexes, small), (drawn) => {
        const { ids, indexOfId, kinds } = hexNetworkOf({ hexes: drawn });
        expect(ids).toEqual([...new Set(drawn.map(idOfHex))].sort(compareIds));
        expect([...indexOfId]).toEqual(ids.map((id, index) => [id, index]));
        ids.forEach((id, index) => {
          expect(HEX_KINDS[kinds[index]!]).toBe(drawn.find((hex) => idOfHex(hex) === id)!.kind);
        });
      }),
    );
  });

  test('has symmetric neighbours and none for holes', () => {
    fc.assert(
      fc.property(fc.oneof(hexes, small), (drawn) => {
        const { ids, neighbours, onBoard } = hexNetworkOf({ hexes: drawn });
        expect(neighbours).toHaveLength(ids.length * DIRECTIONS.length);
        neighbours.forEach((other, place) => {
          if (other < 0) return;
          const [index, side] = [Math.floor(place / 6), place % 6];
          expect(neighbours[other * 6 + ((side + 3) % 6)]).toBe(index);
          expect(onBoard[index]! + onBoard[other]!).toBe(2);
        });
      }),
    );
  });

  test('does not depend on the order of hexes without duplicates', () => {
    const distinct = fc.uniqueArray(
      fc.record({ at: fc.tuple(coordinate, coordinate), kind: fc.constantFrom(...HEX_KINDS) }),
      {
        selector: idOfHex,
        maxLength: 40,
      },
    );
    fc.assert(
      fc.property(distinct, (drawn) => {
        expect(hexNetworkOf({ hexes: drawn.toReversed() })).toEqual(hexNetworkOf({ hexes: drawn }));
      }),
    );
  });

  test('is computed once per board', () => {
    const board = { hexes: [{ at: [0, 0], kind: 'street' }] } as const;
    expect(hexNetworkOf(board)).toBe(hexNetworkOf(board));
  });
});
