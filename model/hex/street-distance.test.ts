import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Hex } from '../board/board.js';
import { idOfHex } from '../board/board.js';
import type { HexId } from '../board/vocabulary.js';
import { HEX_KINDS } from '../board/vocabulary.js';
import { hexNetworkOf } from './hex-network.js';
import { allStreetDistances, streetDistances } from './street-distance.js';

const coordinate = fc.integer({ min: -3, max: 3 });
/** Mostly walkable, so that walks grow long and still meet walls. */
const kind = fc.oneof(
  { weight: 3, arbitrary: fc.constant('street' as const) },
  fc.constantFrom(...HEX_KINDS),
);
const hexes = fc.uniqueArray(fc.record({ at: fc.tuple(coordinate, coordinate), kind }), {
  selector: idOfHex,
  maxLength: 49,
});

/** Floyd and Warshall's way: every hex in turn as a stop on the way. */
function floydWarshall(drawn: readonly Hex[]): Map<string, number> {
  const walkable = drawn.filter((hex) => hex.kind === 'street' || hex.kind === 'manhole');
  const ids = walkable.map(idOfHex);
  const table = walkable.map(({ at: [q, r] }) =>
    walkable.map(({ at: [otherQ, otherR] }) => {
      const apart = Math.max(Math.abs(q - otherQ), Math.abs(r - otherR), Math.abs(q + r - otherQ - otherR));
      return apart <= 1 ? apart : Infinity;
    }),
  );
  for (const stop of ids.keys())
    for (const a of ids.keys())
      for (const b of ids.keys()) table[a]![b] = Math.min(table[a]![b]!, table[a]![stop]! + table[stop]![b]!);
  return new Map(
    ids.flatMap((a, i) =>
      ids.flatMap((b, j) => (table[i]![j]! < Infinity ? [[`${a} ${b}`, table[i]![j]!]] : [])),
    ),
  );
}

describe('[DEF-28] street distance', () => {
  test('equals the Floyd-Warshall algorithm in both forms', () => {
    fc.assert(
      fc.property(hexes, (drawn) => {
        const board = { hexes: drawn };
        const expected = floydWarshall(drawn);
        const { ids } = hexNetworkOf(board);
        const all = allStreetDistances(board);
        expect(all).toHaveLength(ids.length ** 2);
        ids.forEach((from, row) => {
          const distances = streetDistances(board, from);
          ids.forEach((to, column) => {
            expect(distances.get(to)).toBe(expected.get(`${from} ${to}`));
            expect(all[row * ids.length + column]).toBe(expected.get(`${from} ${to}`) ?? -1);
          });
        });
      }),
    );
  });

  // A ring of streets round a building, with a gap in the west; both ends of the gap are manholes; one street lies apart.
  const board = {
    hexes: [
      { at: [0, 0], kind: 'building' },
      { at: [0, -1], kind: 'street' },
      { at: [1, -1], kind: 'street' },
      { at: [1, 0], kind: 'street' },
      { at: [0, 1], kind: 'street' },
      { at: [-1, 1], kind: 'manhole' },
      { at: [-1, 0], kind: 'garden' },
      { at: [-1, -1], kind: 'manhole' },
      { at: [0, -2], kind: 'street' },
      { at: [5, 5], kind: 'street' },
    ],
  } as const;

  test('[MJ-X09] goes around buildings and does not use sewers', () => {
    expect(Object.fromEntries(streetDistances(board, 'h-1,1'))).toEqual({
      'h-1,1': 0,
      'h0,1': 1,
      'h1,0': 2,
      'h1,-1': 3,
      'h0,-1': 4,
      'h0,-2': 5,
      'h-1,-1': 5,
    });
  });

  test('[AMB-MJ-20] is missing for unreachable hexes', () => {
    expect(streetDistances(board, 'h-1,1').has('h5,5')).toBe(false);
    expect([...streetDistances(board, 'h5,5')]).toEqual([['h5,5', 0]]);
  });

  test.each<HexId>(['h0,0', 'h-1,0', 'h8,8'])('is missing from %s, which is not walkable', (from) => {
    expect([...streetDistances(board, from)]).toEqual([]);
  });

  test('is in the order of ids', () => {
    expect([...streetDistances(board, 'h1,0').keys()]).toEqual([
      'h-1,-1',
      'h-1,1',
      'h0,-2',
      'h0,-1',
      'h0,1',
      'h1,-1',
      'h1,0',
    ]);
  });
});
