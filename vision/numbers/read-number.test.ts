import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { decodeBase64 } from './decode-base64.js';
import { loadNumberNet } from './load-number-net.js';
import { PATCH_COLUMNS, PATCH_ROWS } from './number-net.js';
import { addProbabilities, likeliestNumbers } from './number-probabilities.js';
import { readNumber } from './read-number.js';

interface Reference {
  readonly number: number;
  readonly patch: string;
  readonly probabilities: readonly number[];
}

const references = JSON.parse(
  readFileSync(join(import.meta.dirname, 'fixtures/reference-outputs.json'), 'utf8'),
) as Reference[];

/** The patches of the training have 32 rows, of which the reader sees the middle. */
const middleRows = (patch: Uint8Array): Uint8Array => {
  const start = ((patch.length / PATCH_COLUMNS - PATCH_ROWS) / 2) * PATCH_COLUMNS;
  return patch.subarray(start, start + PATCH_ROWS * PATCH_COLUMNS);
};

const net = await loadNumberNet();
const readings = references.map(({ patch }) => readNumber(net, middleRows(decodeBase64(patch))));

test('the outputs equal those of the reference to 1e-3', () => {
  expect(references.length).toBeGreaterThan(24);
  readings.forEach(({ hundreds, tens, units, isNumber }, i) => {
    const outputs = [...hundreds, ...tens, ...units, isNumber];
    const differences = references[i]!.probabilities.map((expected, k) => Math.abs(expected - outputs[k]!));
    expect(outputs).toHaveLength(33);
    expect(Math.max(...differences)).toBeLessThan(1e-3);
  });
});

test('most patches in fonts that were held out are read right', () => {
  const right = references.filter(({ number }, i) => {
    const { isNumber } = readings[i]!;
    if (number === 0) return isNumber < 0.5;
    const probabilities = new Float32Array(999);
    addProbabilities(probabilities, readings[i]!);
    return likeliestNumbers(probabilities, 1)[0]!.number === number;
  });
  expect(right.length / references.length).toBeGreaterThan(0.75);
});

test('reading a patch again gives the same, whatever was read in between', () => {
  const [first, second] = references.map(({ patch }) => middleRows(decodeBase64(patch)));
  const before = readNumber(net, first!);
  readNumber(net, second!);
  expect(readNumber(net, first!)).toEqual(before);
});

test('brightness and contrast do not matter', () => {
  const patch = Float32Array.from(middleRows(decodeBase64(references[1]!.patch)));
  const stretched = patch.map((value) => 3 * value + 40);
  const [plain, other] = [readNumber(net, patch), readNumber(net, stretched)];
  expect(other.units.indexOf(Math.max(...other.units))).toBe(plain.units.indexOf(Math.max(...plain.units)));
});
