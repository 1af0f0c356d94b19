import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Hex } from '../board/board.js';
import { compareIds, idOfHex } from '../board/board.js';
import type { HexId } from '../board/vocabulary.js';
import { HEX_KINDS } from '../board/vocabulary.js';
import { hexNeighbours, sewerSteps, stealthSteps, walkingSteps } from './movement-steps.js';

const coordinate = fc.integer({ min: -3, max: 3 });
const hexes = fc.uniqueArray(
  fc.record({ at: fc.tuple(coordinate, coordinate), kind: fc.constantFrom(...HEX_KINDS) }),
  { selector: idOfHex, maxLength: 49 },
);

/** Cube distance 1: independent of direction vectors. */
const touch = ({ at: [q, r] }: Hex, { at: [otherQ, otherR] }: Hex): boolean =>
  Math.max(Math.abs(q - otherQ), Math.abs(r - otherR), Math.abs(q + r - otherQ - otherR)) === 1;

/** The map that takes each hex of some kinds to those of some kinds for which `joined` holds, by looking at all pairs. */
function allPairs(drawn: readonly Hex[], kinds: readonly string[], joined: (a: Hex, b: Hex) => boolean) {
  const chosen = drawn
    .filter(({ kind }) => kinds.includes(kind))
    .sort((a, b) => compareIds(idOfHex(a), idOfHex(b)));
  return chosen.map((hex) => [idOfHex(hex), chosen.filter((other) => joined(hex, other)).map(idOfHex)]);
}

const ON_BOARD = ['street', 'manhole', 'gaslight', 'building', 'garden'];

describe('steps on any board', () => {
  test('[DEF-21] neighbours share an edge', () => {
    fc.assert(
      fc.property(hexes, (drawn) => {
        expect([...hexNeighbours({ hexes: drawn })]).toEqual(allPairs(drawn, ON_BOARD, touch));
      }),
    );
  });

  test('[DEF-22] walking steps join streets and manholes', () => {
    fc.assert(
      fc.property(hexes, (drawn) => {
        expect([...walkingSteps({ hexes: drawn })]).toEqual(allPairs(drawn, ['street', 'manhole'], touch));
      }),
    );
  });

  test('[DEF-24] stealth steps join all hexes except holes', () => {
    fc.assert(
      fc.property(hexes, (drawn) => {
        expect([...stealthSteps({ hexes: drawn })]).toEqual(allPairs(drawn, ON_BOARD, touch));
      }),
    );
  });

  test('[DEF-23] sewers join all open manholes and no covered ones', () => {
    const boardAndCovers = hexes.chain((drawn) =>
      fc.record({ drawn: fc.constant(drawn), covers: fc.subarray(drawn.map(idOfHex)) }),
    );
    fc.assert(
      fc.property(boardAndCovers, ({ drawn, covers }) => {
        const steps = sewerSteps({ hexes: drawn }, covers);
        const open = drawn.filter((hex) => !covers.includes(idOfHex(hex)));
        expect([...steps]).toEqual(allPairs(open, ['manhole'], (a, b) => a !== b));
        const touched = new Set([...steps].flatMap(([from, to]) => [from, ...to]));
        for (const cover of covers) expect(touched).not.toContain(cover);
      }),
    );
  });
});

describe('steps on one board', () => {
  // North to south: manhole, street, building, manhole; east of the building a garden, and two manholes far off.
  const board = {
    hexes: [
      { at: [0, 0], kind: 'manhole' },
      { at: [0, 1], kind: 'street' },
      { at: [0, 2], kind: 'building' },
      { at: [0, 3], kind: 'manhole' },
      { at: [1, 2], kind: 'garden' },
      { at: [9, 0], kind: 'manhole' },
      { at: [10, 9], kind: 'manhole' },
    ],
  } as const;
  const sewers = (covers: readonly HexId[]) => Object.fromEntries(sewerSteps(board, covers));

  test('walking steps avoid buildings, stealth steps do not', () => {
    expect(walkingSteps(board).get('h0,1')).toEqual(['h0,0']);
    expect(walkingSteps(board).get('h0,3')).toEqual([]);
    expect(walkingSteps(board).has('h0,2')).toBe(false);
    expect(stealthSteps(board).get('h0,1')).toEqual(['h0,0', 'h0,2']);
    expect(stealthSteps(board).get('h0,2')).toEqual(['h0,1', 'h0,3', 'h1,2']);
  });

  test('[MJ-X06] sewer steps join all open manholes and no covered ones', () => {
    expect(sewers([])).toEqual({
      'h0,0': ['h0,3', 'h9,0', 'h10,9'],
      'h0,3': ['h0,0', 'h9,0', 'h10,9'],
      'h9,0': ['h0,0', 'h0,3', 'h10,9'],
      'h10,9': ['h0,0', 'h0,3', 'h9,0'],
    });
    expect(sewers(['h0,3', 'h10,9'])).toEqual({ 'h0,0': ['h9,0'], 'h9,0': ['h0,0'] });
    expect(sewers(['h0,3', 'h10,9', 'h9,0'])).toEqual({ 'h0,0': [] });
  });

  test('a covered manhole can be walked on', () => {
    expect(walkingSteps(board).get('h0,1')).toContain('h0,0');
    expect(sewers(['h0,0'])).not.toHaveProperty('h0,0');
  });

  test('a cover on a street or on a missing hex closes nothing', () => {
    expect(sewers(['h0,1', 'h77,7'])).toEqual(sewers([]));
  });
});
