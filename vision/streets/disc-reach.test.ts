import { expect, test } from 'vitest';
import { greyPlane } from '../pixels/index.js';
import { canvas } from '../testing/drawn-board.js';
import { discReach } from './disc-reach.js';

const SIDE = 12;
const centres = Array.from({ length: 12 }, (_, i) => ({
  x: 40 + 70 * (i % 4) + 3 * (i % 3),
  y: 40 + 70 * Math.floor(i / 4),
}));

/** Discs with a dark rim, with lines that lead away from them. */
function drawnDiscs(radius: number) {
  const board = canvas(300, 220, [215, 200, 170]);
  centres.forEach(({ x, y }, i) => {
    board.dashes([x, y], [x + 40 * Math.cos(i), y + 40 * Math.sin(i)], [30, 30, 30]);
    board.dot(x, y, radius, [40, 30, 30]);
    board.dot(x, y, radius - 3, [250, 250, 245]);
    board.dot(x, y, radius / 3, [60, 50, 50]);
  });
  return greyPlane(board);
}

test.each([10, 14, 18])('the last edge around discs of a radius of %i pixels is found', (radius) => {
  expect(Math.abs(discReach(drawnDiscs(radius), centres, SIDE) * SIDE - radius)).toBeLessThan(1.5);
});

test('discs do not reach farther than to streets between close ones, and without discs the usual reach counts', () => {
  expect(discReach(drawnDiscs(25), centres, SIDE)).toBe(1.6);
  expect(discReach(drawnDiscs(10), [], SIDE)).toBe(1.6);
});
