import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Point } from '../../../model/index.js';
import { newBoard } from '../../document/index.js';
import { cornersBetween } from '../shapes/area-outlines.js';
import { extentFromCorners, isUntraced, nextCorner } from './landmarks.js';

const EXTENT: Point = [10000, 7000];

test('corners are asked for clockwise from the top left, and one that was removed is asked for again', () => {
  const points = cornersBetween([0, 0], EXTENT).map((at) => ({ at }));
  expect(points.map((_, i) => nextCorner(points.slice(0, i), EXTENT))).toEqual([0, 1, 2, 3]);
  expect(nextCorner(points, EXTENT)).toBeUndefined();
  expect(nextCorner([points[0]!, points[2]!, points[3]!], EXTENT)).toBe(1);
  const others = [1, 2, 3, 4].map((i) => ({ at: [i, i] as Point }));
  expect([nextCorner(others.slice(1), EXTENT), nextCorner(others, EXTENT)]).toEqual([0, undefined]);
});

/** A pinhole camera looks at a board that is turned about its two axes and a little in itself. */
function photograph(
  [wide, high]: Point,
  [tilt, swing, turn]: readonly number[],
  picture: Point,
  focal: number,
): Point[] {
  const [ct, st, cs, ss, cr, sr] = [tilt!, swing!, turn!].flatMap((angle) => [Math.cos(angle), Math.sin(angle)]) as [number, number, number, number, number, number]; // prettier-ignore
  return cornersBetween([0, 0], [wide, high]).map(([cornerX, cornerY]) => {
    const [u, v] = [cornerX - wide / 2, cornerY - high / 2];
    const [x, y] = [cr * u - sr * v, sr * u + cr * v];
    const [x2, z2] = [cs * x, -ss * x];
    const [y3, z3] = [ct * y - st * z2, st * y + ct * z2];
    const depth = z3 + 1.6 * wide;
    return [picture[0] / 2 + (focal * x2) / depth, picture[1] / 2 + (focal * y3) / depth];
  });
}

describe('the height of a board from its corners', () => {
  const angle = fc
    .tuple(fc.double({ min: 0.15, max: 0.6, noNaN: true }), fc.constantFrom(1, -1))
    .map(([size, way]) => size * way);
  test('is right however aslant it is photographed', () => {
    fc.assert(
      fc.property(
        fc.tuple(angle, angle, angle),
        fc.integer({ min: 4000, max: 20000 }),
        fc.constantFrom(2000, 3000, 6000),
        (angles, high, focal) => {
          const [wide, found] = extentFromCorners(
            photograph([10000, high], angles, [4000, 3000], focal),
            [4000, 3000],
            [10000, 1],
          );
          expect([wide, Math.abs(found / high - 1) < 0.01]).toEqual([10000, true]);
        },
      ),
    );
  });
  test('is right for a flat scan, turned and with trembling corners', () => {
    const seen: Point[] = [[103, 51], [3898, 148], [3852, 2548], [55, 2449]]; // prettier-ignore
    const [, high] = extentFromCorners(seen, [4000, 2600], [10000, 10000]);
    expect(Math.abs(high / 6322 - 1)).toBeLessThan(0.01);
  });
  test('stays as it is where the picture says almost the same, or nonsense', () => {
    const seen = cornersBetween([0, 0], [4000, 2800]);
    expect(extentFromCorners(seen, [4000, 2800], [10000, 7100])).toEqual([10000, 7100]);
    expect(extentFromCorners(seen, [4000, 2800], [10000, 9000])).toEqual([10000, 7000]);
    const line: Point[] = [[0, 0], [1, 0], [2, 0], [3, 0]]; // prettier-ignore
    expect(extentFromCorners(line, [4000, 2800], [10000, 9000])).toEqual([10000, 9000]);
  });
});

test('a new board has nothing on it', () => {
  for (const game of ['lfw', 'wm', 'mj'] as const)
    expect(isUntraced(newBoard(game, { id: 'a', name: 'A' }))).toBe(true);
});
