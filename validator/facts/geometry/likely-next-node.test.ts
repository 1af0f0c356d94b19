import { expect, test } from 'vitest';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { streetGraph } from '../../../model/graph/index.js';
import type { StreetBoard } from '../../../model/index.js';
import { nearestFreeNode, suggestStreets } from './likely-next-node.js';

/** The board without one street. */
const without = (board: StreetBoard, index: number): StreetBoard => ({
  ...board,
  streets: board.streets.filter((_, i) => i !== index),
});

test.each(['whitechapel', 'whitehall'] as const)('most streets of %s that are deleted at a node with two are suggested again', (name) => {
  const board = shippedStreetBoard(name);
  const graph = streetGraph(board);
  let [right, printed, all] = [0, 0, 0];
  for (const [i, { between: [a, b] }] of board.streets.entries()) {
    if (i % 3 !== 0 || graph.degree(a) !== 2) continue;
    const broken = without(board, i);
    const suggested = suggestStreets(broken, 'official')(a)[0]?.arguments;
    all++;
    if (JSON.stringify(suggested).includes(`"${b}"`)) printed++;
    if (nearestFreeNode(broken, a) === b) right++;
  }
  expect(all).toBeGreaterThan(20);
  // By the edition nearly always, without one more often than not.
  expect(printed / all).toBeGreaterThan(0.95);
  expect(right / all).toBeGreaterThan(0.5);
}); // prettier-ignore

test('a suggested street crosses no line, joins no two circles and no neighbours', () => {
  const board = shippedStreetBoard('whitechapel');
  const graph = streetGraph(board);
  for (const { number } of board.circles.filter((_, i) => i % 5 === 0)) {
    const next = nearestFreeNode(board, `c${number}`);
    expect(next?.startsWith('c') ?? false).toBe(false);
    expect(next !== undefined && graph.hasEdge(`c${number}`, next)).toBe(false);
  }
});

test('after many suggestions there are none', () => {
  const board = { ...shippedStreetBoard('whitechapel'), edition: 'custom' };
  const suggest = suggestStreets(board, 'custom');
  const asked = board.circles.map(({ number }) => suggest(`c${number}`).length);
  expect(asked.slice(50).every((count) => count === 0)).toBe(true);
  expect(asked.some((count) => count > 0)).toBe(true);
});
