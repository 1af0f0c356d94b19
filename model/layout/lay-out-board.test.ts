import { expect, test } from 'vitest';
import { removePlaces } from '../../testing/boards/remove-places.js';
import { shippedStreetBoard } from '../../testing/boards/shipped-boards.js';
import type { Point, StreetBoard } from '../board/board.js';
import { nodesById } from '../board/nodes-by-id.js';
import { hasPlaces } from '../board/places.js';
import { formatBoard } from '../file/format-board.js';
import { layOutBoard, withPlaces, computePlaces } from './lay-out-board.js';

const printed = shippedStreetBoard('whitechapel');
const board = removePlaces(printed);

const distance = ([x1, y1]: Point, [x2, y2]: Point): number => Math.hypot(x2 - x1, y2 - y1);

/** The median length of streets, and of pairs of nodes that are taken as they come. */
function lengthsOf(drawn: StreetBoard): readonly [number, number] {
  const { nodes } = nodesById(drawn);
  const median = (lengths: number[]): number => lengths.sort((a, b) => a - b)[lengths.length >> 1]!;
  const places = [...nodes.values()].map(({ at }) => at);
  return [
    median(drawn.streets.map(({ between: [a, b] }) => distance(nodes.get(a)!.at, nodes.get(b)!.at))),
    median(places.map((at, i) => distance(at, places[(i * 7 + 100) % places.length]!))),
  ];
}

test('a layout has short streets, and lies within the board', () => {
  const drawn = layOutBoard(board);
  expect(hasPlaces(drawn)).toBe(true);
  const [street, pair] = lengthsOf(drawn);
  expect(street).toBeLessThan(pair / 5);
  for (const { at } of nodesById(drawn).nodes.values()) {
    expect(at.every(Number.isInteger)).toBe(true);
    expect(at[0] > 0 && at[0] < board.extent[0] && at[1] > 0 && at[1] < board.extent[1]).toBe(true);
  }
  expect(drawn.discs.circle).toBeLessThan(street / 2);
});

test('the same board has the same layout, in any order of its lists', () => {
  const again = structuredClone(board);
  expect(layOutBoard(again)).toEqual(layOutBoard(board));
  const reversed = { ...again, circles: again.circles.toReversed(), crossings: again.crossings.toReversed() };
  expect(computePlaces(reversed)).toEqual(computePlaces(board));
});

test('numbers rise downwards and to the right, as in print', () => {
  const { circles } = layOutBoard(board);
  const mean = (some: typeof circles): number => some.reduce((sum, { at }) => sum + at[1], 0) / some.length;
  expect(mean(circles.slice(0, 90))).toBeLessThan(mean(circles.slice(-90)));
  const right = circles.filter(({ at }, i) => i > 0 && at[0] > circles[i - 1]!.at[0]).length;
  expect(right).toBeGreaterThan(circles.length / 2);
});

test('places can be kept, and then the board is formatted as any other', () => {
  const kept = withPlaces(board, computePlaces(board));
  expect(hasPlaces(kept)).toBe(true);
  expect(formatBoard(kept)).toMatch(/\{"number": 1, "at": \[\d+, \d+\], "colour": "white"\}/);
  expect(kept.blocks).toBe(board.blocks);
});

test.each([
  ['no node', { circles: [], crossings: [], junctions: [], streets: [] }],
  ['one node', { circles: board.circles.slice(0, 1), crossings: [], junctions: [], streets: [] }],
  ['no street', { streets: [] }],
  ['two nodes of one id', { circles: [board.circles[0]!, board.circles[0]!] }],
] as const)('a board of %s is laid out', (_, parts) => {
  const drawn = layOutBoard({ ...board, waterlines: [], ...parts });
  for (const { at } of [...nodesById(drawn).nodes.values()]) expect(at.every(Number.isFinite)).toBe(true);
});

test('a board with places stays the same object', () => {
  expect(layOutBoard(printed)).toBe(printed);
});
