import { expect, test } from 'vitest';
import type { FoundCircle } from './choose-circles.js';
import { numberCircles } from './number-circles.js';

/** A circle on which numbers are read with these probabilities. */
function circle(probabilities: Readonly<Record<number, number>>): FoundCircle {
  const candidates = Object.entries(probabilities)
    .map(([number, probability]) => ({ number: Number(number), probability }))
    .sort((a, b) => b.probability - a.probability);
  const all = new Float32Array(299);
  for (const { number, probability } of candidates) all[number - 1] = probability;
  const confidence = candidates[0]!.probability - (candidates[1]?.probability ?? 0);
  return { x: 0, y: 0, strength: 1, reading: { candidates, notANumber: 0, confidence, probabilities: all } };
}

const range = (from: number, to: number): FoundCircle[] =>
  Array.from({ length: to + 1 - from }, (_, i) => circle({ [from + i]: 1 }));

test('a circle that is hard to read gets the number that no other has', () => {
  const numbers = numberCircles([...range(1, 29), circle({ 3: 0.6, 30: 0.4 })], undefined);
  expect(numbers.at(-1)!.number).toBe(30);
});

test('a missing circle does not take the largest number from the one that has it', () => {
  const numbers = numberCircles([...range(1, 20), ...range(22, 40)], undefined);
  expect(numbers.at(-1)).toEqual({ number: 40, confidence: 1 });
});

test('numbers that do not start at 1 are left as they are read', () => {
  const numbers = numberCircles(range(101, 120), undefined);
  expect(numbers.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, i) => 101 + i));
});
