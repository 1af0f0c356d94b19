import { expect, test } from 'vitest';
import { canvas, SIDE } from '../testing/drawn-board.js';
import { findStreets, type StreetNode } from '../streets/index.js';
import { findWaterlines } from './index.js';

const BLUE = [70, 165, 215] as const;
const PALE = [200, 225, 235] as const;
const BLACK = [25, 25, 25] as const;

/** Two rows of crossings with black streets along them, and room for a waterline between the rows. */
function drawnBoard() {
  const nodes = [0, 1].flatMap((row) =>
    [0, 1, 2, 3, 4].map((column): StreetNode => ({
      kind: 'crossing',
      x: 40 + 80 * column,
      y: 40 + 120 * row,
      radius: 0,
    })),
  );
  const board = canvas(400, 200, [215, 195, 160]);
  nodes.forEach((node, i) => {
    if (i % 5 < 4) board.dashes([node.x, node.y], [node.x + 80, node.y], BLACK);
  });
  board.dashes([40, 40], [40, 160], BLACK);
  return { board, nodes };
}

test.each([
  ['blue dashes', false],
  ['blue dashes with a pale glow', true],
])('%s between two crossings are a waterline', (_, hasGlow) => {
  const { board, nodes } = drawnBoard();
  if (hasGlow) board.line([200, 40], [200, 160], PALE, 3.5);
  board.dashes([200, 40], [200, 160], BLUE);
  for (const node of nodes) board.node(node);
  const lines = findWaterlines(findStreets(board, nodes, SIDE));
  expect(lines.map(({ pair }) => pair)).toEqual([[2, 7]]);
  expect(lines[0]!.x[0]).toBeCloseTo(200, 0);
});

test('black dashes and a solid blue line are no waterlines', () => {
  const { board, nodes } = drawnBoard();
  board.dashes([200, 40], [200, 160], BLACK);
  board.line([280, 40], [280, 160], BLUE, 1);
  for (const node of nodes) board.node(node);
  expect(findWaterlines(findStreets(board, nodes, SIDE))).toEqual([]);
});

test('dark blue dashes with a period of their own, at the edge of blue water, are a waterline', () => {
  const { board, nodes } = drawnBoard();
  for (let x = 202; x < 260; x += 4) board.line([x, 50], [x, 150], [165, 192, 200], 4);
  for (let y = 52; y < 150; y += 11) board.line([200, y], [200, y + 5], [32, 62, 92], 1.5);
  for (const node of nodes) board.node(node);
  expect(findWaterlines(findStreets(board, nodes, SIDE)).map(({ pair }) => pair)).toEqual([[2, 7]]);
});
