import { expect, test } from 'vitest';
import { applyHomography } from '../../model/index.js';
import { type BoardCorners, homographyOfCorners, straightenedSize } from './detect-between-corners.js';

const corners: BoardCorners = [[100, 80], [900, 60], [1000, 700], [40, 720]]; // prettier-ignore

test('a straightened board is as wide and high as its longer sides', () => {
  expect(straightenedSize(corners)).toEqual([960, 648]);
  expect(straightenedSize([[0, 0], [8000, 0], [8000, 8000], [0, 8000]])).toEqual([4000, 4000]); // prettier-ignore
});

test('the corners of the board are mapped to those in the picture', () => {
  const map = homographyOfCorners([960, 648], corners);
  for (const [i, from] of (
    [
      [0, 0],
      [960, 0],
      [960, 648],
      [0, 648],
    ] as const
  ).entries()) {
    const [x, y] = applyHomography(map, from); // prettier-ignore
    expect(Math.hypot(x - corners[i]![0], y - corners[i]![1])).toBeLessThan(1e-6);
  }
  expect(() => homographyOfCorners([10, 10], [[0, 0], [1, 1], [2, 2], [3, 3]])).toThrow('on one line'); // prettier-ignore
});
