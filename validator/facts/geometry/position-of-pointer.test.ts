import { describe, expect, test } from 'vitest';
import { shippedHexBoard, shippedBoard, shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { distanceToSegment, isStreetBoard, type StreetBoard } from '../../../model/index.js';
import { positionOfId, positionOfPointer } from './position-of-pointer.js';

/** A street with a bend, one that goes nowhere, a block, and a letter. */
const board: StreetBoard = {
  ...shippedStreetBoard('teaching/two-routes'),
  streets: [
    { between: ['c1', 'x1'] },
    { between: ['x2', 'x3'], bends: [[3000, 9000]] },
    { between: ['c1', 'x99'] },
    { between: ['x98', 'x99'] },
    { between: ['c1', 'c1'] },
  ],
  waterlines: [{ between: ['x2', 'x3'] }],
  blocks: [
    { id: 'b1', kind: 'houses', walk: ['c1', 'x1', 'x2'] },
    { id: 'b2', kind: 'houses', walk: ['x99'] },
  ],
  letters: { dearBoss: ['Aa'], saucyJacky: ['Ba'], fromHell: ['Ca'], goulston: 'x3' },
};

describe('on a street board', () => {
  // c1 1000,3000 · x1 5000,1000 · x2 3000,5000 · x3 7000,5000
  test.each([
    ['/circles/0', [1000, 3000]],
    ['/circles/0/colour', [1000, 3000]],
    ['/crossings/2/at/0', [7000, 5000]],
    ['/streets/0', [3000, 2000]],
    ['/streets/0/between/1', [3000, 2000]],
    // From 3000,5000 down to 3000,9000 it is 4000, and from there to 7000,5000 about 5657: the middle comes after the bend.
    ['/streets/1/bends/0', [3586, 8414]],
    // A street with one end is where that end is, and one with none is nowhere.
    ['/streets/2', [1000, 3000]],
    ['/streets/3', undefined],
    ['/streets/4', [1000, 3000]],
    ['/waterlines/0', [5000, 5000]],
    ['/blocks/0/walk/2', [3000, 3000]],
    ['/blocks/1', undefined],
    ['/letters/goulston', [7000, 5000]],
    ['/letters/dearBoss/0', undefined],
    ['/circles/99', undefined],
    ['/circles', undefined],
    ['/grid/rect', undefined],
    ['/waivers/0', undefined],
    ['', undefined],
  ])('%s is at %j', (pointer, at) => {
    expect(positionOfPointer(board, pointer)).toEqual(at);
  });

  test.each([
    ['x1', [5000, 1000]],
    ['x99', undefined],
    ['h1,1', undefined],
  ])('the id %s is at %j', (id, at) => {
    expect(positionOfId(board, id)).toEqual(at);
  });

  test('the middle of every street of Whitechapel lies on that street', () => {
    const whitechapel = shippedStreetBoard('whitechapel');
    whitechapel.streets.forEach(({ between: [a, b], bends = [] }, i) => {
      const [x, y] = positionOfPointer(whitechapel, `/streets/${i}`)!;
      const course = [positionOfId(whitechapel, a)!, ...bends, positionOfId(whitechapel, b)!];
      const distances = course
        .slice(1)
        .map((end, n) => distanceToSegment(x, y, [...course[n]!, ...end]).distance);
      expect(Math.min(...distances)).toBeLessThanOrEqual(1);
    });
  });
});

describe('on a hex board', () => {
  const jack = shippedHexBoard('mr-jack-2016');
  const at = (id: string) => {
    const place = positionOfId(jack, id);
    expect(place).toBeDefined();
    return place;
  };
  test.each([
    ['/hexes/0', 'h0,2'],
    ['/hexes/0/kind', 'h0,2'],
    ['/exits/0/side', 'h11,-5'],
    ['/setup/characters/1/hex', 'h8,3'],
    ['/setup/lamps/5', 'h7,-1'],
    ['/setup/covers/0', 'h1,6'],
    ['/setup/cordons/1', 'h1,6'],
  ])('%s is at %s', (pointer, id) => {
    expect(positionOfPointer(jack, pointer)).toEqual(at(id));
  });

  test.each([
    '/hexes',
    '/hexes/999',
    '/exits/9',
    '/setup',
    '/setup/characters',
    '/setup/characters/9',
    '/setup/watsonFaces',
    '/tracks/rounds/0',
    '',
  ])('%s is nowhere', (pointer) => {
    expect(positionOfPointer(jack, pointer)).toBeUndefined();
  });

  test('the origin of the layout is h0,0, and an exit lies at its hex', () => {
    expect(positionOfId(jack, 'h0,0')).toEqual(jack.layout.origin);
    expect(positionOfId(jack, 'SE')).toEqual(at('h11,1'));
    expect(positionOfId(jack, 'holmes')).toBeUndefined();
  });
});

test.each(['whitechapel', 'whitehall', 'mr-jack-2006', 'mr-jack-2016'])(
  'everything that is placed on %s lies on it',
  (folder) => {
    const each = shippedBoard(folder);
    const lists: Record<string, readonly unknown[]> = isStreetBoard(each)
      ? {
          circles: each.circles,
          crossings: each.crossings,
          junctions: each.junctions,
          streets: each.streets,
          waterlines: each.waterlines,
          blocks: each.blocks,
        }
      : { hexes: each.hexes, exits: each.exits };
    const [width, height] = each.extent;
    for (const [list, entries] of Object.entries(lists))
      for (const i of entries.keys()) {
        const [x, y] = positionOfPointer(each, `/${list}/${i}`)!;
        expect(
          x >= 0 && x <= width && y >= 0 && y <= height && Number.isInteger(x) && Number.isInteger(y),
        ).toBe(true);
      }
  },
);
