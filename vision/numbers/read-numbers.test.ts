import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Picture } from '../pixels/index.js';
import { decodeBase64 } from './decode-base64.js';
import type { Disc } from './disc.js';
import { loadNumberNet } from './load-number-net.js';
import { readNumbers } from './read-numbers.js';

const SIDE = 32;
const RADIUS = SIDE / 2.2;

const references = (
  JSON.parse(readFileSync(join(import.meta.dirname, 'fixtures/reference-outputs.json'), 'utf8')) as {
    readonly number: number;
    readonly patch: string;
  }[]
).map(({ number, patch }) => ({ number, patch: decodeBase64(patch) }));

/** A picture with all reference patches in a row, each enlarged by a whole number. */
function pictureOfPatches(zoom: number): { picture: Picture; discs: Disc[] } {
  const side = SIDE * zoom;
  const width = side * references.length;
  const rgb = new Uint8Array(width * side * 3);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < width; x++) {
      const { patch } = references[Math.floor(x / side)]!;
      const value = patch[Math.floor(y / zoom) * SIDE + Math.floor((x % side) / zoom)]!;
      rgb.fill(value, (y * width + x) * 3, (y * width + x + 1) * 3);
    }
  const discs = references.map((_, i): Disc => ({
    at: [(i + 0.5) * side - 0.5, side / 2 - 0.5],
    radius: RADIUS * zoom,
  }));
  return { picture: { width, height: side, rgb }, discs };
}

const net = await loadNumberNet();
const { picture, discs } = pictureOfPatches(1);
const board = readNumbers(net, picture, discs);

test('numbers in fonts that were held out are read, and the rest is not taken for numbers', () => {
  const right = references.filter(({ number }, i) => {
    const { candidates, notANumber } = board.readings[i]!;
    return number === 0 ? notANumber > 0.5 : candidates[0]!.number === number;
  });
  expect(right.length / references.length).toBeGreaterThan(0.75);
});

test('candidates come in the order of their probabilities, which add up to at most 1', () => {
  for (const { candidates, probabilities, confidence, notANumber } of board.readings) {
    const shown = candidates.map(({ probability }) => probability);
    expect(shown).toEqual([...shown].sort((a, b) => b - a));
    expect(probabilities.reduce((sum, probability) => sum + probability, 0)).toBeLessThan(1.0001);
    expect(confidence).toBeCloseTo((1 - notANumber) * (shown[0]! - shown[1]!), 5);
  }
});

test('no number above the largest is read', () => {
  const { readings } = readNumbers(net, picture, discs, { largest: 40 });
  for (const { candidates } of readings) expect(candidates[0]!.number).toBeLessThanOrEqual(40);
});

test.each([0.8, 1, 1.25])('a radius that is wrong by %d is made up for by the scale', (factor) => {
  const wrong = discs.map((disc) => ({ ...disc, radius: disc.radius / factor }));
  const { scale } = readNumbers(net, picture, wrong);
  expect(scale / factor).toBeGreaterThan(0.85);
  expect(scale / factor).toBeLessThan(1.15);
});

test('a picture of twice the size is read alike', () => {
  const twice = pictureOfPatches(2);
  const { readings } = readNumbers(net, twice.picture, twice.discs, { scale: 1 });
  const once = readNumbers(net, picture, discs, { scale: 1 }).readings;
  const same = readings.filter(
    ({ candidates }, i) => candidates[0]!.number === once[i]!.candidates[0]!.number,
  );
  expect(same.length / readings.length).toBeGreaterThan(0.85);
});

test('progress is reported disc by disc', () => {
  const seen: string[] = [];
  readNumbers(net, picture, discs.slice(0, 3), {
    scale: 1,
    onProgress: (done, total) => seen.push(`${done}/${total}`),
  });
  expect(seen).toEqual(['1/3', '2/3', '3/3']);
});

test('a picture without discs is judged, not read', () => {
  expect(readNumbers(net, picture, [])).toMatchObject({ readings: [], readability: { usable: false } });
});
