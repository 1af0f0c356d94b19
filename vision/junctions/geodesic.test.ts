import { expect, test } from 'vitest';
import type { StreetNode } from '../streets/index.js';
import { waySearch } from './geodesic.js';
import { drawLabels } from './labels.js';

const [WIDTH, HEIGHT, SIDE] = [160, 120, 9];
const nodes: readonly StreetNode[] = [
  { kind: 'crossing', x: 20, y: 20, radius: 7 },
  { kind: 'crossing', x: 120, y: 90, radius: 7 },
];

/** An angular line of full strength from one node to the other, with a gap. */
function strengthWithGap(gap: number): Uint8Array {
  const strength = new Uint8Array(WIDTH * HEIGHT);
  for (let x = 20; x <= 120; x++) if (x < 60 || x >= 60 + gap) strength[20 * WIDTH + x] = 255;
  for (let y = 20; y <= 90; y++) strength[y * WIDTH + 120] = 255;
  return strength;
}

function waysFromFirst(strength: Uint8Array, lines: Parameters<typeof drawLabels>[3]) {
  const labels = drawLabels(WIDTH, HEIGHT, nodes, lines, SIDE);
  return waySearch(strength, 1, WIDTH, HEIGHT, SIDE)(nodes[0]!, 1, labels).ways;
}

test('a way follows the ink round a corner to another node', () => {
  const ways = waysFromFirst(strengthWithGap(0), []);
  expect(ways.map(({ label }) => label)).toEqual([2]);
  const { x, y } = ways[0]!.points;
  expect([...x].some((value, i) => Math.hypot(value - 120, y[i]! - 20) < 3)).toBe(true);
});

test('a way ends where a street is drawn', () => {
  const street = { x: Float32Array.of(80, 80), y: Float32Array.of(0, 119) };
  const ways = waysFromFirst(strengthWithGap(0), [street]);
  expect(ways.map(({ label }) => label)).toEqual([nodes.length + 1]);
  expect(ways[0]!.points.x.at(-1)).toBeLessThan(80);
});

test('a long gap cannot be crossed', () => {
  expect(waysFromFirst(strengthWithGap(40), [])).toEqual([]);
});
