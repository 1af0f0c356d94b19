import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Point } from '../../../model/board/board.js';
import { hatchLines } from './outline-paths.js';

const SQUARE: readonly Point[] = [[0, 0], [100, 0], [100, 100], [0, 100]]; // prettier-ignore

const lengthOf = (data: string): number =>
  [...data.matchAll(/M(\S+) \S+?H([^M]+)/g)].reduce(
    (sum, [, from, to]) => sum + Number(to) - Number(from),
    0,
  );

test('hatch lines run between edges, skip islands and cross a corner once', () => {
  expect(hatchLines([SQUARE], 40, 500)).toBe('M0 40H100M0 80H100');
  const island: readonly Point[] = [[30, 30], [30, 60], [60, 60], [60, 30]]; // prettier-ignore
  expect(hatchLines([SQUARE, island], 40, 500)).toBe('M0 40H30M60 40H100M0 80H100');
  const tip: readonly Point[] = [[0, 0], [50, 40], [100, 0], [100, 60], [0, 60]]; // prettier-ignore
  expect(hatchLines([tip], 40, 500)).toBe('M0 40H50M50 40H100');
  expect(hatchLines([], 40, 500)).toBe('');
});

test('hatch lines stay on the board if the area reaches beyond it', () => {
  const vast: readonly Point[] = [[-1e6, -1e6], [1e6, -1e6], [1e6, 1e6], [-1e6, 1e6]]; // prettier-ignore
  expect(hatchLines([vast], 40, 100)).toBe('M-1000000 0H1000000M-1000000 40H1000000M-1000000 80H1000000');
  expect(hatchLines([vast.map(([x, y]): Point => [x, y + 2e6])], 40, 100)).toBe('');
});

test('dense hatch lines cover the area', () => {
  const corner = fc.tuple(fc.integer({ min: 0, max: 500 }), fc.integer({ min: 0, max: 500 }));
  fc.assert(
    fc.property(fc.tuple(corner, corner, corner), (triangle) => {
      const [[ax, ay], [bx, by], [cx, cy]] = triangle;
      const area = Math.abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay)) / 2;
      // Each end of a line may be off by what one line stands for.
      expect(Math.abs(0.5 * lengthOf(hatchLines([triangle], 0.5, 500)) - area)).toBeLessThan(520);
    }),
  );
});
