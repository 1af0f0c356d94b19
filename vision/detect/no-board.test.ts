/** Pictures without a board give nothing that is safe, and say why. */
import { expect, test } from 'vitest';
import { loadNumberNet } from '../numbers/index.js';
import type { Picture } from '../pixels/index.js';
import { detectStreetBoard } from './detect-street-board.js';

const net = await loadNumberNet();
const [WIDTH, HEIGHT] = [140, 100];

function pictureOf(brightness: (x: number, y: number) => number): Picture {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3);
  for (let i = 0; i < WIDTH * HEIGHT; i++)
    rgb.fill(brightness(i % WIDTH, Math.floor(i / WIDTH)), 3 * i, 3 * i + 3);
  return { width: WIDTH, height: HEIGHT, rgb };
}

let state = 1;
function noise(): number {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return state >>> 24;
}

test.each([
  ['white paper', pictureOf(() => 255)],
  ['a gradient', pictureOf((x) => x)],
  ['noise', pictureOf(noise)],
  ['a chequerboard', pictureOf((x, y) => (((x >> 3) + (y >> 3)) % 2) * 255)],
  ['lines of text', pictureOf((x, y) => (y % 12 < 7 && (x * 7 + y * 3) % 11 < 4 ? 20 : 240))],
])('%s', (_, picture) => {
  const { circles, crossings, streets, junctions, quality } = detectStreetBoard(net, picture, {
    game: 'lfw',
  });
  const safe = [...circles, ...crossings, ...streets, ...junctions].filter(
    ({ confidence }) => confidence >= 0.95,
  );
  expect(safe).toEqual([]);
  expect(circles.filter(({ numberConfidence }) => numberConfidence >= 0.95)).toEqual([]);
  expect(quality.some(({ isUsable, reason }) => !isUsable && reason !== null)).toBe(true);
});
