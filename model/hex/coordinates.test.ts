import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { idOfHex } from '../board/board.js';
import { DIRECTIONS } from '../board/vocabulary.js';
import type { Axial } from './coordinates.js';
import { centreOfHex, hexAtPoint, neighbourInDirection, parseHexId } from './coordinates.js';

const coordinate = fc.integer({ min: -9999, max: 9999 });
const axial = fc.tuple(coordinate, coordinate);
const layout = fc.record({
  orientation: fc.constant('flat-top' as const),
  origin: fc.tuple(coordinate, coordinate),
  size: fc.integer({ min: 1, max: 1000 }),
});

describe('ids of hexes', () => {
  test.each([
    ['h0,0', [0, 0]],
    ['h3,-2', [3, -2]],
    ['h-9999,9999', [-9999, 9999]],
  ])('%s is a hex', (id, at) => {
    expect(parseHexId(id)).toStrictEqual(at);
  });

  test.each([
    '',
    'h',
    'h1',
    'c1',
    'h1,',
    'h-0,1',
    'h01,2',
    'h1.5,2',
    'h1,2,3',
    'h1, 2',
    'h+1,2',
    'h1e1,2',
    'h10000,0',
    'h1,2\n',
  ])('%j is not a hex', (id) => {
    expect(parseHexId(id)).toBeUndefined();
  });

  test('parseHexId and idOfHex are inverse', () => {
    fc.assert(
      fc.property(axial, (at) => {
        expect(parseHexId(idOfHex({ at }))).toStrictEqual(at);
      }),
    );
  });
});

describe('directions', () => {
  test('of the neighbours of h0,0 go clockwise from north', () => {
    const around = DIRECTIONS.map((direction) => idOfHex({ at: neighbourInDirection([0, 0], direction) }));
    expect(around).toEqual(['h0,-1', 'h1,-1', 'h1,0', 'h0,1', 'h-1,1', 'h-1,0']);
  });

  test('of a step and its opposite cancel out', () => {
    fc.assert(
      fc.property(axial, fc.nat(5), (at, side) => {
        const there = neighbourInDirection(at, DIRECTIONS[side]!);
        expect(there).not.toEqual(at);
        expect(neighbourInDirection(there, DIRECTIONS[(side + 3) % 6]!)).toStrictEqual(at);
      }),
    );
  });

  test('of neighbours are 60 degrees apart on the plane', () => {
    fc.assert(
      fc.property(layout, axial, (drawn, at) => {
        const [x, y] = centreOfHex(drawn, at);
        DIRECTIONS.forEach((direction, side) => {
          const [toX, toY] = centreOfHex(drawn, neighbourInDirection(at, direction));
          const bearing = (side * Math.PI) / 3;
          const apart = Math.sqrt(3) * drawn.size;
          expect(toX - x).toBeCloseTo(apart * Math.sin(bearing), 4);
          expect(toY - y).toBeCloseTo(-apart * Math.cos(bearing), 4);
        });
      }),
    );
  });
});

describe('points', () => {
  const drawn = { orientation: 'flat-top', origin: [5000, 3000], size: 400 } as const;

  test.each<[Axial, number, number]>([
    [[0, 0], 5000, 3000],
    [[1, 0], 5600, 3346.41],
    [[0, 1], 5000, 3692.82],
    [[-2, 3], 3800, 4385.64],
  ])('the centre of %j is %d, %d', (at, x, y) => {
    const centre = centreOfHex(drawn, at);
    expect(centre[0]).toBeCloseTo(x, 2);
    expect(centre[1]).toBeCloseTo(y, 2);
  });

  test.each<[number, number, Axial]>([
    [5399, 3000, [0, 0]], // just inside the eastern corner
    [5401, 3005, [1, 0]],
    [5401, 2995, [1, -1]],
    [5000, 3345, [0, 0]], // just inside the southern edge
    [5000, 3347, [0, 1]],
    [4999, 2999, [0, 0]], // rounds to -0 if nobody minds
  ])('%d, %d is in %j', (x, y, at) => {
    expect(hexAtPoint(drawn, [x, y])).toStrictEqual(at);
  });

  test('the rounded centre of a hex is in that hex', () => {
    fc.assert(
      fc.property(layout, axial, (each, at) => {
        const [x, y] = centreOfHex(each, at);
        expect(hexAtPoint(each, [Math.round(x), Math.round(y)])).toStrictEqual(at);
      }),
    );
  });

  test('the centre of the hex of a point is the nearest centre', () => {
    fc.assert(
      fc.property(layout, coordinate, coordinate, (each, x, y) => {
        const away = (at: Axial) => {
          const centre = centreOfHex(each, at);
          return Math.hypot(centre[0] - x, centre[1] - y);
        };
        const at = hexAtPoint(each, [x, y]);
        // Hexes are the cells of the nearest centre, and to be nearest among the neighbours is enough.
        for (const direction of DIRECTIONS)
          expect(away(at)).toBeLessThanOrEqual(away(neighbourInDirection(at, direction)) + 1e-6);
      }),
    );
  });
});
