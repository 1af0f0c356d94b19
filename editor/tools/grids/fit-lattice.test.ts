import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centreOfHex, type Axial, type Point } from '../../../model/index.js';
import { fitLattice, neighbourHexTowards, latticeHexesOnBoard, type HexLayout } from './fit-lattice.js';

const axial = fc.tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: -20, max: 20 }));
const layouts: fc.Arbitrary<HexLayout> = fc.record({
  orientation: fc.constant('flat-top' as const),
  origin: fc.tuple(fc.integer({ min: -5000, max: 5000 }), fc.integer({ min: -5000, max: 5000 })),
  size: fc.integer({ min: 20, max: 900 }),
});

test('exact middles give the lattice back', () => {
  fc.assert(
    fc.property(
      layouts,
      fc.uniqueArray(axial, { minLength: 2, maxLength: 5, selector: String }),
      (layout, hexes) => {
        const middles = hexes.map((hex) => ({ hex, at: centreOfHex(layout, hex) }));
        expect(fitLattice(middles)).toEqual(layout);
      },
    ),
    {
      examples: [
        [
          { orientation: 'flat-top', origin: [0, 0], size: 20 },
          [
            [0, 1],
            [0, 0],
            [1, 0],
          ],
        ],
      ],
    },
  );
});

test('middles that are a little off are met as near as can be', () => {
  const layout: HexLayout = { orientation: 'flat-top', origin: [680, 1031], size: 480 };
  const off: readonly (readonly [Axial, Point])[] = [
    [
      [0, 2],
      [4, -3],
    ],
    [
      [0, 3],
      [-5, 4],
    ],
    [
      [12, -3],
      [3, 2],
    ],
  ];
  const found = fitLattice(
    off.map(([hex, [dx, dy]]) => {
      const [x, y] = centreOfHex(layout, hex);
      return { hex, at: [x + dx, y + dy] };
    }),
  )!;
  expect(Math.abs(found.size - 480)).toBeLessThanOrEqual(1);
  expect(Math.hypot(found.origin[0] - 680, found.origin[1] - 1031)).toBeLessThan(8);
});

test('one hex alone, or two clicks in one place, give none', () => {
  expect(fitLattice([{ hex: [1, 1], at: [5, 5] }])).toBeUndefined();
  expect(
    fitLattice([
      { hex: [1, 1], at: [5, 5] },
      { hex: [1, 2], at: [5, 5] },
    ]),
  ).toBeUndefined();
});

test.each<readonly [string, Point, Axial]>([
  ['below', [10, 800], [3, 3]],
  ['above', [-20, -800], [3, 1]],
  ['right and up', [700, -400], [4, 1]],
  ['left and down', [-700, 400], [2, 3]],
])('the hex %s', (_, way, hex) => {
  expect(neighbourHexTowards([3, 2], [0, 0], way)).toEqual(hex);
});

test('the places shown lie on the sheet, and are not endless', () => {
  const layout: HexLayout = { orientation: 'flat-top', origin: [680, 1031], size: 480 };
  const places = latticeHexesOnBoard(layout, [10000, 7882]);
  expect(places.length).toBeGreaterThan(100);
  for (const place of places) {
    const [x, y] = centreOfHex(layout, place);
    expect(x >= 0 && x <= 10000 && y >= 0 && y <= 7882).toBe(true);
  }
  expect(latticeHexesOnBoard({ ...layout, size: 1 }, [10000, 7882]).length).toBeLessThan(600);
});
