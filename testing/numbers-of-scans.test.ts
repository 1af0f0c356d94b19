/** The number reader on our own practice scan, at the true places of its circles and crossings. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { assignNumbers, loadNumberNet, readNumbers, type Disc } from '../vision/index.js';

const SCAN = join(import.meta.dirname, '../docs/pictures/whitechapel-scan');
/** The radius of a drawn circle, as a share of the picture's width. */
const RADIUS = 0.0075;

const { nodes } = JSON.parse(readFileSync(`${SCAN}.truth.json`, 'utf8')) as {
  readonly nodes: Readonly<Record<string, readonly [number, number]>>;
};
const { data, info } = await sharp(`${SCAN}.jpg`).removeAlpha().raw().toBuffer({ resolveWithObject: true });
const picture = { width: info.width, height: info.height, rgb: new Uint8Array(data) };
const net = await loadNumberNet();

/** The nodes of a kind as discs. In the file 0,0 is the corner of the first pixel, for the reader it is its centre. */
const discsOf = (kind: string): Disc[] =>
  Object.entries(nodes)
    .filter(([id]) => id.startsWith(kind))
    .map(([, [x, y]]) => ({ at: [x - 0.5, y - 0.5], radius: RADIUS * info.width }));
const numbers = Object.keys(nodes)
  .filter((id) => id.startsWith('c'))
  .map((id) => Number(id.slice(1)));

const board = readNumbers(net, picture, discsOf('c'));
const shareOf = (flags: readonly boolean[]): number => flags.filter(Boolean).length / flags.length;

test('the numbers of circles with a radius of 9 pixels are read', () => {
  expect(board.readability.usable).toBe(true);
  const right = board.readings.map(({ candidates }, i) => candidates[0]!.number === numbers[i]);
  expect(shareOf(right)).toBeGreaterThan(0.93);
});

test('readings with a high confidence are right', () => {
  const wrong = numbers.filter((number, i) => {
    const { candidates, confidence } = board.readings[i]!;
    return confidence > 0.9 && candidates[0]!.number !== number;
  });
  expect(wrong).toEqual([]);
});

test('the assignment gives every circle its number', () => {
  const assigned = assignNumbers(board.readings, { count: numbers.length });
  expect(shareOf(assigned.map(({ number }, i) => number === numbers[i]))).toBeGreaterThan(0.99);
});

test('crossings are not taken for numbers', () => {
  const { readings } = readNumbers(net, picture, discsOf('x').slice(0, 100), { scale: board.scale });
  expect(shareOf(readings.map(({ notANumber }) => notANumber > 0.5))).toBeGreaterThan(0.97);
});
