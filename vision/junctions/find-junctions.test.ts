import { expect, test } from 'vitest';
import { canvas, SIDE } from '../testing/drawn-board.js';
import { findStreets, type StreetNode } from '../streets/index.js';
import { boardInk } from './board-ink.js';
import { findJunctions, JUNCTION_MODELS } from './find-junctions.js';
import { unexplainedPaths } from './own-examples.js';
import { sweeper } from './sweep.js';

const BLACK = [25, 25, 25] as const;
const STEP = 90;

/** A grid of alternating circles and crossings; the nodes 7 and 12, one above the other, are not joined. */
function drawnGrid() {
  const nodes = Array.from({ length: 15 }, (_, i): StreetNode => ({
    kind: i % 2 === 0 ? 'crossing' : 'circle',
    x: 40 + STEP * (i % 5),
    y: 40 + STEP * Math.floor(i / 5),
    radius: 0,
  }));
  const board = canvas(450, 270, [225, 215, 190]);
  nodes.forEach(({ x, y }, i) => {
    if (i % 5 < 4) board.dashes([x, y], [x + STEP, y], BLACK);
    if (i < 10 && i !== 7) board.dashes([x, y], [x, y + STEP], BLACK);
  });
  return { board, nodes };
}

test('a street that ends on another one makes a junction that splits it', () => {
  const { board, nodes } = drawnGrid();
  const all: readonly StreetNode[] = [
    ...nodes,
    { kind: 'crossing', x: 40 + STEP * 1.5, y: 40 + STEP * 1.5, radius: 0 },
  ];
  const [x, y] = [40 + STEP * 1.5, 40 + STEP];
  board.dashes([x, 40 + STEP * 1.5], [x, y], BLACK);
  for (const node of all) board.node(node);
  const { junctions, streets } = findJunctions(findStreets(board, all, SIDE));
  expect(junctions).toHaveLength(1);
  expect(Math.hypot(junctions[0]!.x - x, junctions[0]!.y - y)).toBeLessThan(4);
  const others = streets
    .filter(({ from, to }) => 'junction' in from || 'junction' in to)
    .map(({ from, to }) => ('node' in from ? from.node : 'node' in to ? to.node : -1));
  expect(others.sort((a, b) => a - b)).toEqual([6, 7, 15]);
  expect(streets).toHaveLength(21 + 2);
});

/** What other boards taught, which this small board's few streets do not change. */
const FIRM = {
  ...JUNCTION_MODELS,
  prior: {
    ...JUNCTION_MODELS.prior,
    precisions: JUNCTION_MODELS.prior.precisions.map((precision) => 1e6 * precision),
  },
};

test('a steep street that ends close to a node makes a junction too', () => {
  const { board, nodes } = drawnGrid();
  const [x, y] = [nodes[6]!.x + 1.25 * SIDE, nodes[6]!.y];
  const all: readonly StreetNode[] = [...nodes, { kind: 'crossing', x, y: y + STEP / 2, radius: 0 }];
  board.dashes([x, y + STEP / 2], [x, y], BLACK);
  for (const node of all) board.node(node);
  const { junctions } = findJunctions(findStreets(board, all, SIDE), undefined, FIRM);
  expect(junctions).toHaveLength(1);
  expect(Math.hypot(junctions[0]!.x - x, junctions[0]!.y - y)).toBeLessThan(4);
});

test('a street is not safe if another one may end on it at the edge of a crossing', () => {
  const { board, nodes } = drawnGrid();
  const end = { kind: 'crossing' as const, x: nodes[6]!.x + 1.2 * SIDE, y: nodes[6]!.y + 0.6 * STEP };
  board.dashes([end.x, end.y], [nodes[6]!.x + 0.7 * SIDE, nodes[6]!.y], BLACK);
  const all: readonly StreetNode[] = [...nodes, { ...end, radius: 0 }];
  for (const node of all) board.node(node);
  const { streets } = findJunctions(findStreets(board, all, SIDE));
  const sureness = (a: number, b: number): number | undefined =>
    streets.find(({ from, to }) => 'node' in from && 'node' in to && from.node === a && to.node === b)
      ?.probability;
  expect(sureness(6, 7)).toBeLessThan(0.95);
  expect(sureness(1, 6)).toBeGreaterThan(0.95);
});

test('a sweep finds a street whose bend lies outside the strip of the first pass', () => {
  const { board, nodes } = drawnGrid();
  const corner = { x: nodes[7]!.x + 0.42 * STEP, y: nodes[7]!.y + 0.5 * STEP };
  for (const end of [nodes[7]!, nodes[12]!]) board.dashes([end.x, end.y], [corner.x, corner.y], BLACK);
  for (const node of nodes) board.node(node);
  const found = findStreets(board, nodes, SIDE);
  const streets = found.streets.map(({ pair, path, probability }) => ({ ...path, ends: pair, probability }));
  expect(streets.map(({ ends }) => ends)).not.toContainEqual([7, 12]);
  const path = unexplainedPaths(sweeper(boardInk(found)), streets).find(
    ({ node, target }) => node === 7 && 'node' in target && target.node === 12,
  )!;
  const off = [...path.x].map((x, i) =>
    Math.hypot(x / found.inkMap.factor - corner.x, path.y[i]! / found.inkMap.factor - corner.y),
  );
  expect(Math.min(...off)).toBeLessThan(6);
});
