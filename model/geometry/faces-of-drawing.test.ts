import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawingFromLines, randomPlanarDrawing } from '../../bench/inputs/random-planar-drawing.js';
import {
  facesAsPolygons,
  formatPolygons,
  linesAsPoints,
  polygonsByJsts,
} from '../../bench/peers/polygons.js';
import { syntheticStreetDrawing } from '../../bench/inputs/synthetic-street-drawing.js';
import { componentsOfEdges } from '../network/components.js';
import type { LineDrawing } from '../network/line-drawing.js';
import { OUTER_FACE } from './half-edges.js';
import { facesOfDrawing } from './faces-of-drawing.js';

const planar = fc.nat({ max: 1_000_000 }).map(randomPlanarDrawing);

describe('the faces of any planar drawing', () => {
  test('equal the polygons of jsts with their holes', () => {
    fc.assert(
      fc.property(planar, (drawing) => {
        const ours = facesAsPolygons(drawing, facesOfDrawing(drawing));
        // jsts cuts holes apart where they hang together by a bridge or a node, so only their areas compare.
        expect(formatPolygons(ours, 'without holes')).toBe(
          formatPolygons(polygonsByJsts(linesAsPoints(drawing)), 'without holes'),
        );
      }),
      { numRuns: 500 },
    );
  });

  test('satisfy nodes - lines + faces = 1 + parts', () => {
    fc.assert(
      fc.property(planar, (drawing) => {
        const parts = componentsOfEdges(drawing.xs.length, drawing.from, drawing.to).count;
        const faces = facesOfDrawing(drawing).count + 1;
        expect(drawing.xs.length - drawing.from.length + faces).toBe(1 + parts);
      }),
    );
  });

  test('contain every half-edge in exactly one cycle', () => {
    fc.assert(
      fc.property(planar, (drawing) => {
        const { next, cycleOfHalfEdge, firstOfCycle, faceOfCycle, isRim, count } = facesOfDrawing(drawing);
        const seen = new Uint8Array(next.length);
        for (const [cycle, first] of firstOfCycle.entries()) {
          let h = first;
          do {
            expect(seen[h]).toBe(0);
            seen[h] = 1;
            expect(cycleOfHalfEdge[h]).toBe(cycle);
            expect(h).toBeGreaterThanOrEqual(first);
            h = next[h]!;
          } while (h !== first);
        }
        expect(seen).toEqual(new Uint8Array(next.length).fill(1));
        expect(Array.from(faceOfCycle).filter((_, cycle) => isRim[cycle] === 1)).toEqual([
          ...Array(count).keys(),
        ]);
      }),
    );
  });

  const turns: readonly [string, (x: number, y: number) => readonly [number, number]][] = [
    ['a quarter turn', (x, y) => [-y, x]],
    ['half a turn', (x, y) => [-x, -y]],
    ['a mirror', (x, y) => [-x, y]],
    ['a mirror on the diagonal', (x, y) => [y, x]],
    [
      'a shift and a stretch to the ends of the coordinates',
      (x, y) => [10_000 * (x - 30), 10_000 * (y - 30)],
    ],
  ];
  test.each(turns)('do not change under %s', (_, turn) => {
    fc.assert(
      fc.property(planar, (drawing) => {
        const unit = Math.abs(turn(1, 0)[0] - turn(0, 0)[0]) + Math.abs(turn(1, 0)[1] - turn(0, 0)[1]);
        const areas = (each: LineDrawing, square: number): string[] =>
          facesAsPolygons(each, facesOfDrawing(each))
            .map(({ area, holes }) => `${area / square} ${holes}`)
            .sort();
        expect(areas(turned(drawing, turn), unit * unit)).toEqual(areas(drawing, 1));
      }),
    );
  });
});

function turned(
  drawing: LineDrawing,
  turn: (x: number, y: number) => readonly [number, number],
): LineDrawing {
  const { xs, ys, bendXs, bendYs } = drawing;
  return {
    ...drawing,
    xs: xs.map((x, i) => turn(x, ys[i]!)[0]),
    ys: xs.map((x, i) => turn(x, ys[i]!)[1]),
    bendXs: bendXs.map((x, i) => turn(x, bendYs[i]!)[0]),
    bendYs: bendXs.map((x, i) => turn(x, bendYs[i]!)[1]),
  };
}

test('the faces of a street board of 2000 nodes equal those of jsts', () => {
  const drawing = syntheticStreetDrawing(2000, { seed: 7 });
  const ours = facesAsPolygons(drawing, facesOfDrawing(drawing));
  expect(ours.reduce((holes, each) => holes + each.holes, 0)).toBeGreaterThan(50);
  expect(formatPolygons(ours, 'with holes')).toBe(
    formatPolygons(polygonsByJsts(linesAsPoints(drawing)), 'with holes'),
  );
});

describe('the faces of imperfect drawings', () => {
  const square: readonly (readonly [number, number])[] = [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ];
  const around = ([0, 1, 2, 3] as const).map((i) => ({ ends: [i, (i + 1) % 4] as const }));

  test.each<[string, LineDrawing, number, number]>([
    ['nothing', drawingFromLines([], []), 0, 0],
    ['a lone node', drawingFromLines([[5, 5]], []), 0, 0],
    ['a line without length', drawingFromLines([[5, 5]], [{ ends: [0, 0] }]), 0, 2],
    ['a square', drawingFromLines(square, around), 1, 2],
    [
      'a square with one side drawn four times, either way round',
      drawingFromLines(square, [...around, { ends: [0, 1] }, { ends: [1, 0] }, { ends: [1, 0] }]),
      1,
      5,
    ],
    [
      'a square with bends at its corners',
      drawingFromLines(
        square,
        around.map(({ ends }) => ({ ends, bends: [square[ends[0]]!, square[ends[1]]!] })),
      ),
      1,
      2,
    ],
  ])('%s', (_, drawing, faces, cycles) => {
    const found = facesOfDrawing(drawing);
    expect([found.count, found.firstOfCycle.length]).toEqual([faces, cycles]);
  });

  test('nested squares are islands of the next larger one', () => {
    const nodes = [0, 10, 20].flatMap((inset) =>
      square.map(([x, y]) => [inset + (x * (50 - inset)) / 50, inset + (y * (50 - inset)) / 50] as const),
    );
    const courses = [0, 4, 8].flatMap((first) =>
      around.map(({ ends }) => ({ ends: [first + ends[0], first + ends[1]] as const })),
    );
    const { faceOfCycle, isRim, areas } = facesOfDrawing(drawingFromLines(nodes, courses));
    const cycles = Array.from(areas, (area, cycle) => [area / 2, faceOfCycle[cycle], isRim[cycle]]);
    expect(cycles).toEqual([
      [10000, 0, 1],
      [-10000, OUTER_FACE, 0],
      [6400, 1, 1],
      [-6400, 0, 0],
      [3600, 2, 1],
      [-3600, 1, 0],
    ]);
  });
});

describe('an island just below two lines from one node', () => {
  /** Both lines run from the corner of the plane to its other side; the island lies close to the corner, below both. */
  const far = fc.record({
    end: fc.integer({ min: -1_000_000, max: 999_998 }),
    apart: fc.integer({ min: 1, max: 2 }),
    along: fc.integer({ min: 1, max: 1000 }),
    turns: fc.tuple(fc.boolean(), fc.boolean()),
  });
  test('is in the face below the lower line', () => {
    fc.assert(
      fc.property(far, ({ end, apart, along, turns }) => {
        const low = end + apart > 1_000_000 ? end : end + apart;
        const left = -1_000_000;
        const top = Math.ceil(left + ((low - left) * (along + 2)) / 2_000_000) + 1;
        const ends = (a: number, b: number, turn: boolean): { ends: [number, number] } => ({
          ends: turn ? [b, a] : [a, b],
        });
        const drawing = drawingFromLines(
          [
            [left, left],
            [-left, end],
            [-left, low],
            [-left, -left],
            [left, -left],
            [left + along, top],
            [left + along + 1, top + 1],
            [left + along, top + 1],
          ],
          [
            ends(0, 1, turns[0]),
            ends(0, 2, turns[1]),
            ends(1, 2, false),
            ends(2, 3, false),
            ends(3, 4, false),
            ends(4, 0, false),
            ends(5, 6, false),
            ends(6, 7, false),
            ends(7, 5, false),
          ],
        );
        const holes = facesAsPolygons(drawing, facesOfDrawing(drawing)).map((each) => each.holes);
        expect(holes).toEqual([0, 1, 0]);
      }),
      { numRuns: 1000 },
    );
  });
});
