import { expect, it } from 'vitest';
import { inkMap } from './ink-map.js';

const paper = (width: number, height: number) => ({
  width,
  height,
  rgb: new Uint8Array(3 * width * height).fill(255),
});

it('is as large as the squares need', () => {
  const { ink, side } = inkMap(paper(600, 400), [], 14);
  expect([ink.width, ink.height]).toEqual([400, 267]);
  expect(side).toBeCloseTo(28 / 3, 6);
});

it('stays small where the squares are far too small for a board', () => {
  const { ink, side } = inkMap(paper(3000, 2400), [], 8);
  expect(ink.width * ink.height).toBeLessThan(5.01e6);
  expect(side).toBeCloseTo((8 * ink.width) / 3000, 1);
});
