import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { idOfHex } from '../board/board.js';
import { DIRECTIONS, HEX_KINDS } from '../board/vocabulary.js';
import { neighbourInDirection } from './coordinates.js';
import { gaslightGlow, hexesLitByGaslight } from './visibility.js';

// Two lamps with one street between them; the western one also touches a building and a manhole.
const board = {
  hexes: [
    { at: [0, 0], kind: 'gaslight' },
    { at: [0, 1], kind: 'building' },
    { at: [-1, 1], kind: 'manhole' },
    { at: [1, 0], kind: 'street' },
    { at: [2, 0], kind: 'gaslight' },
    { at: [2, 1], kind: 'street' },
    { at: [2, 2], kind: 'street' },
    { at: [3, 0], kind: 'void' },
    { at: [10, 0], kind: 'gaslight' },
  ],
} as const;

describe('[DEF-25] gaslight', () => {
  test('a lamp lights the walkable hexes beside it', () => {
    expect([...gaslightGlow(board)]).toEqual([
      ['h0,0', ['h-1,1', 'h1,0']],
      ['h2,0', ['h1,0', 'h2,1']],
      ['h10,0', []],
    ]);
  });

  test('only lit lamps light hexes, and each hex is listed once', () => {
    expect(hexesLitByGaslight(board, [])).toEqual([]);
    expect(hexesLitByGaslight(board, ['h2,0'])).toEqual(['h1,0', 'h2,1']);
    expect(hexesLitByGaslight(board, ['h2,0', 'h10,0', 'h0,0'])).toEqual(['h-1,1', 'h1,0', 'h2,1']);
  });

  test('a lit tile on a street, a building or nowhere lights nothing', () => {
    expect(hexesLitByGaslight(board, ['h1,0', 'h0,1', 'h50,50'])).toEqual([]);
  });

  test('a hex of any board is lit if a lit lamp is beside it', () => {
    const coordinate = fc.integer({ min: -3, max: 3 });
    const scene = fc
      .uniqueArray(fc.record({ at: fc.tuple(coordinate, coordinate), kind: fc.constantFrom(...HEX_KINDS) }), {
        selector: idOfHex,
        maxLength: 49,
      })
      .chain((hexes) => fc.record({ hexes: fc.constant(hexes), lamps: fc.subarray(hexes.map(idOfHex)) }));
    fc.assert(
      fc.property(scene, ({ hexes, lamps }) => {
        const kindOf = new Map(hexes.map((hex) => [idOfHex(hex), hex.kind]));
        const expected = hexes.filter(({ at, kind }) => {
          if (kind !== 'street' && kind !== 'manhole') return false;
          const around = DIRECTIONS.map((direction) => idOfHex({ at: neighbourInDirection(at, direction) }));
          return around.some((id) => kindOf.get(id) === 'gaslight' && lamps.includes(id));
        });
        expect([...hexesLitByGaslight({ hexes }, lamps)].sort()).toEqual(expected.map(idOfHex).sort());
      }),
    );
  });
});
