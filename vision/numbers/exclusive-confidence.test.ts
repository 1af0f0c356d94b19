import { expect, test } from 'vitest';
import { exclusiveConfidences } from './exclusive-confidence.js';
import { likeliestNumbers } from './number-probabilities.js';
import type { NumberReading } from './read-disc.js';

/** A reading with these probabilities of 1, 2, 3 and so on. */
function reading(probabilities: readonly number[], notANumber = 0): NumberReading {
  const candidates = likeliestNumbers(Float32Array.from(probabilities), 5);
  return { candidates, notANumber, confidence: 0, probabilities: Float32Array.from(probabilities) };
}

test('a single disc has the lead of its number', () => {
  expect(exclusiveConfidences([reading([0.7, 0.2, 0.1], 0.1)], [1])[0]).toBeCloseTo(0.9 * 0.5);
});

test('a runner-up that is surely on another disc makes a number surer', () => {
  const [first] = exclusiveConfidences([reading([0.6, 0.4, 0]), reading([0, 1, 0])], [1, 2]);
  expect(first).toBeCloseTo(1);
});

test('a number that two discs show is safe on neither', () => {
  const twins = [reading([0.97, 0.03]), reading([0.98, 0.02])];
  for (const confidence of exclusiveConfidences(twins, [1, 1])) expect(confidence).toBeLessThan(0.9);
});

test('a disc that shows no number claims none', () => {
  const [first] = exclusiveConfidences([reading([0.99, 0.01]), reading([0.9, 0.1], 1)], [1, undefined]);
  expect(first).toBeCloseTo(0.98);
});

test('an unlikely number stays unsure even if all others are taken', () => {
  const taken = [reading([0.2, 0.8, 0]), reading([0, 1, 0])];
  expect(exclusiveConfidences(taken, [1, 2])[0]).toBeCloseTo(0.2);
});
