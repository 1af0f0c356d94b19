import { expect, test } from 'vitest';
import { canvas } from '../testing/drawn-board.js';
import { findStreets } from './find-streets.js';
import type { StreetNode } from './street-node.js';

const SIDE = 26;
const STEP = 170;

/** A grid of large squares, of which the rows are joined by dots of a period. */
function drawnRows(period: number, radius: number) {
  const nodes = Array.from({ length: 20 }, (_, i): StreetNode => ({
    kind: 'crossing',
    x: 60 + STEP * (i % 5) + 9 * (i % 2),
    y: 60 + 140 * Math.floor(i / 5) + 13 * (i % 3),
    radius: 0,
  }));
  const board = canvas(840, 600, [225, 215, 190]);
  nodes.forEach((from, i) => {
    if (i % 5 === 4) return;
    const to = nodes[i + 1]!;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    for (let at = 0; at < length; at += period)
      board.dot(
        from.x + ((to.x - from.x) * at) / length,
        from.y + ((to.y - from.y) * at) / length,
        radius,
        [90, 80, 70],
      );
  });
  for (const { x, y } of nodes) board.line([x, y - 6], [x, y + 6], [20, 20, 20], SIDE / 2);
  return findStreets(board, nodes, SIDE);
}

test('fine dots are separated at a finer scale than dashes of usual length', () => {
  const fine = drawnRows(10, 2.5);
  expect(fine.style.isDashed).toBe(true);
  expect(fine.style.period / fine.inkMap.factor).toBeCloseTo(10, 0);
  expect(fine.inkMap.side).toBeGreaterThan(14);
  expect(fine.streets).toHaveLength(16);
  expect(drawnRows(22, 6).inkMap.side).toBeCloseTo(14 / 1.5, 1);
});
