/** Both prints of Mr Jack as shipped: what is known of them stands here a second time, with its rule. */
import { describe, expect, test } from 'vitest';
import { idOfHex } from '../model/index.js';
import { neighbourInDirection, parseHexId, startPosition, visibilityOf } from '../model/index.js';
import { shippedHexBoard } from './boards/shipped-boards.js';

describe.each([
  ['mr-jack-2006', { street: 52, manhole: 8, gaslight: 8, obstacle: 18 }, ['h2,5', 'h11,-5'], 'h0,4', 'h8,3'],
  ['mr-jack-2016', { street: 51, manhole: 9, gaslight: 8, obstacle: 18 }, ['h1,6', 'h11,-5'], 'h8,3', 'h0,4'],
] as const)('%s', (id, kinds, covers, watson, stealthy) => {
  const board = shippedHexBoard(id);
  const kindOf = new Map(board.hexes.map((hex) => [idOfHex(hex), hex.kind]));
  const count = (...wanted: string[]): number =>
    board.hexes.filter(({ kind }) => wanted.includes(kind)).length;

  test('[MJ-B01] 86 hexes in 13 columns', () => {
    expect(kindOf.size).toBe(86);
    expect(board.hexes).toHaveLength(86);
    const columns = Array.from({ length: 13 }, (_, q) => board.hexes.filter(({ at }) => at[0] === q).length);
    expect(columns).toEqual([5, 7, 6, 6, 7, 8, 8, 8, 7, 6, 6, 7, 5]);
  });

  test('[MJ-B02, MJ-B04, MJ-B05] 60 of them walkable, and the kinds as counted', () => {
    expect(count('street', 'manhole')).toBe(60);
    expect({
      street: count('street'),
      manhole: count('manhole'),
      gaslight: count('gaslight'),
      obstacle: count('building', 'garden'),
    }).toEqual(kinds);
  });

  test('[MJ-B03] four exits lead off the board from walkable hexes, two under cordon', () => {
    expect(board.exits.map((exit) => exit.id)).toEqual(['NE', 'NW', 'SE', 'SW']);
    for (const { hex, side } of board.exits) {
      expect(['street', 'manhole']).toContain(kindOf.get(hex));
      expect(kindOf.has(idOfHex({ at: neighbourInDirection(parseHexId(hex)!, side) }))).toBe(false);
    }
    expect(board.setup?.cordons).toEqual(['NE', 'SW']);
  });

  test('[MJ-B05] six lamps are lit, each on a gaslight of its own', () => {
    expect(board.setup?.lamps.map(({ tile }) => tile)).toEqual(['1', '2', '3', '4', 'a', 'b']);
    const lit = board.setup!.lamps.map(({ hex }) => hex);
    expect(new Set(lit).size).toBe(6);
    expect(lit.map((hex) => kindOf.get(hex))).toEqual(Array(6).fill('gaslight'));
  });

  test('[MJ-B04] two manholes are covered', () => {
    expect(board.setup?.covers).toEqual(covers);
    expect(covers.map((hex) => kindOf.get(hex))).toEqual(['manhole', 'manhole']);
  });

  test('[MJ-B08, MJ-B10] eight characters on walkable hexes of their own, as the setup has it', () => {
    const hexes = board.setup!.characters.map(({ hex }) => hex);
    expect(new Set(hexes).size).toBe(8);
    expect(hexes.filter((hex) => !['street', 'manhole'].includes(kindOf.get(hex)!))).toEqual([]);
    expect(startPosition(board)!.characters).toMatchObject({ watson, stealthy });
  });

  test('[MJ-B09, MJ-X01] four of them are visible at the start', () => {
    expect(visibilityOf(board, startPosition(board)!)).toEqual({
      visible: ['holmes', 'smith', 'lestrade', 'bert'],
      invisible: ['watson', 'stealthy', 'goodley', 'gull'],
    });
  });

  test('[MJ-B06] eight rounds; a lamp goes out after each of the first four', () => {
    expect(board.tracks?.rounds.map(({ order, lamp = '-' }) => order + lamp)).toEqual([
      'DJJD1',
      'JDDJ2',
      'DJJD3',
      'JDDJ4',
      'DJJD-',
      'JDDJ-',
      'DJJD-',
      'JDDJ-',
    ]);
  });
});

test('[MJ-B01] the two prints of Mr Jack differ in manholes, and in which obstacles look like gardens', () => {
  const plain = (kind: string): string => (kind === 'garden' ? 'building' : kind);
  const other = new Map(shippedHexBoard('mr-jack-2016').hexes.map((hex) => [idOfHex(hex), plain(hex.kind)]));
  const differing = shippedHexBoard('mr-jack-2006').hexes.filter(
    (hex) => other.get(idOfHex(hex)) !== plain(hex.kind),
  );
  expect(differing.length).toBeGreaterThan(0);
  for (const hex of differing)
    expect([hex.kind, other.get(idOfHex(hex))].sort()).toEqual(['manhole', 'street']);
});
