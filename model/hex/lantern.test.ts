import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { idOfHex } from '../board/board.js';
import { DIRECTIONS, HEX_KINDS, type Direction, type HexId } from '../board/vocabulary.js';
import { lanternRay, obstacleHexes } from './visibility.js';

/** The six ways in doubled coordinates (column, half rows), which know nothing of axial vectors. */
const DOUBLED: Readonly<Record<Direction, readonly [number, number]>> = {
  N: [0, -2],
  NE: [1, -1],
  SE: [1, 1],
  S: [0, 2],
  SW: [-1, 1],
  NW: [-1, -1],
};

describe('[DEF-26] lantern ray', () => {
  // A street from h0,0 to the south with a lamp in it; to the south-east a manhole and a hole; to the north-east a gap.
  const board = {
    hexes: [
      { at: [0, 0], kind: 'street' },
      { at: [0, 1], kind: 'manhole' },
      { at: [0, 2], kind: 'street' },
      { at: [0, 3], kind: 'gaslight' },
      { at: [0, 4], kind: 'street' },
      { at: [0, 5], kind: 'building' },
      { at: [1, 0], kind: 'manhole' },
      { at: [2, 0], kind: 'void' },
      { at: [3, 0], kind: 'street' },
      { at: [1, -1], kind: 'street' },
      { at: [3, -3], kind: 'street' },
      { at: [-1, 1], kind: 'garden' },
    ],
  } as const;

  test.each<[Direction, readonly HexId[]]>([
    ['N', []],
    ['NE', ['h1,-1']],
    ['SE', ['h1,0']],
    ['S', ['h0,1', 'h0,2']],
    ['SW', []],
    ['NW', []],
  ])('from h0,0 to %s is %j', (facing, ray) => {
    expect(lanternRay(board, 'h0,0', facing)).toEqual(ray);
  });

  test('lists the nearest hex first', () => {
    expect(lanternRay(board, 'h0,2', 'N')).toEqual(['h0,1', 'h0,0']);
  });

  test('[AMB-MJ-03] is stopped by other obstacles in a variant', () => {
    expect(lanternRay(board, 'h0,0', 'S', new Set(['h0,5']))).toEqual(['h0,1', 'h0,2', 'h0,3', 'h0,4']);
    expect(lanternRay(board, 'h0,0', 'S', new Set(['h0,2']))).toEqual(['h0,1']);
    // Where the board ends nothing goes on, whatever the ruling.
    expect(lanternRay(board, 'h0,0', 'SE', new Set())).toEqual(['h1,0']);
  });

  test.each<HexId>(['h2,0', 'h40,40'])('from %s, which is off the board, is empty', (from) => {
    for (const facing of DIRECTIONS) expect(lanternRay(board, from, facing)).toEqual([]);
  });

  test('is stopped by hexes that are not walkable', () => {
    expect([...obstacleHexes(board)]).toEqual(['h-1,1', 'h0,3', 'h0,5']);
  });

  test('on any board equals stepping in the plane', () => {
    const coordinate = fc.integer({ min: -4, max: 4 });
    const kind = fc.oneof(
      { weight: 4, arbitrary: fc.constant('street' as const) },
      fc.constantFrom(...HEX_KINDS),
    );
    const hexes = fc.uniqueArray(fc.record({ at: fc.tuple(coordinate, coordinate), kind }), {
      selector: idOfHex,
      minLength: 1,
      maxLength: 81,
    });
    fc.assert(
      fc.property(hexes, fc.nat(), fc.constantFrom(...DIRECTIONS), (drawn, which, facing) => {
        const places = new Map(drawn.map((hex) => [`${hex.at[0]} ${2 * hex.at[1] + hex.at[0]}`, hex]));
        const from = drawn[which % drawn.length]!;
        let [column, halfRow] = [from.at[0], 2 * from.at[1] + from.at[0]];
        const expected: HexId[] = [];
        while (from.kind !== 'void') {
          column += DOUBLED[facing][0];
          halfRow += DOUBLED[facing][1];
          const hex = places.get(`${column} ${halfRow}`);
          if (hex?.kind !== 'street' && hex?.kind !== 'manhole') break;
          expected.push(idOfHex(hex));
        }
        expect(lanternRay({ hexes: drawn }, idOfHex(from), facing)).toEqual(expected);
      }),
    );
  });
});
