import { expect, test } from 'vitest';
import { assignNumbers } from './assign-numbers.js';
import { findNumberConflicts } from './number-conflicts.js';
import { likeliestNumbers } from './number-probabilities.js';
import type { NumberReading } from './read-disc.js';

/** A reading with these probabilities of 1, 2, 3 and so on. */
function reading(probabilities: readonly number[], notANumber = 0): NumberReading {
  const candidates = likeliestNumbers(Float32Array.from(probabilities), 5);
  return { candidates, notANumber, confidence: 0, probabilities: Float32Array.from(probabilities) };
}

const numbersOf = (
  readings: readonly NumberReading[],
  options: Parameters<typeof assignNumbers>[1],
): (number | undefined)[] => assignNumbers(readings, options).map(({ number }) => number);

const [unsure, sure] = [reading([0.5, 0.4, 0.1]), reading([0.9, 0.05, 0.05])];

test('two discs that look like one number share out the likeliest pair', () => {
  expect(numbersOf([unsure, sure], { count: 3 })).toEqual([2, 1]);
});

test('a settled number is kept and helps the others', () => {
  const fixed = new Map([[0, 1]]);
  expect(assignNumbers([unsure, sure], { count: 3, fixed })).toEqual([
    { number: 1, confidence: 1, changed: false },
    { number: expect.any(Number) as number, confidence: 0, changed: true },
  ]);
});

test('a number that is settled twice stays on both discs', () => {
  const fixed = new Map([
    [0, 3],
    [1, 3],
  ]);
  expect(numbersOf([unsure, sure, reading([0.1, 0.2, 0.7])], { count: 3, fixed })).toEqual([3, 3, 2]);
});

test('numbers that are taken or missing on the board are not given', () => {
  expect(numbersOf([unsure], { count: 3, taken: [1] })).toEqual([2]);
});

test('surplus discs stay without a number', () => {
  expect(numbersOf([sure, sure, unsure], { count: 1 }).filter((number) => number === 1)).toHaveLength(1);
});

test('a disc that shows no number does not claim one', () => {
  expect(numbersOf([reading([0.8, 0.1, 0.1], 0.97), unsure], { count: 3 })).toEqual([undefined, 1]);
});

test('a disc that is hard to read gets the number that is left', () => {
  expect(numbersOf([reading([0.1, 0.8, 0.1], 0.8), sure], { count: 2 })).toEqual([2, 1]);
});

test('the confidence is the lead over the best other number', () => {
  const [first] = assignNumbers([reading([0.7, 0.2, 0.1], 0.1)], { count: 3 });
  expect(first!.confidence).toBeCloseTo(0.9 * 0.5);
  expect(assignNumbers([unsure, sure], { count: 3 })[0]).toEqual({ number: 2, confidence: 0, changed: true });
});

test('missing and duplicate numbers are listed', () => {
  const { missing, duplicates } = findNumberConflicts([3, 1, undefined, 3, 9], 4);
  expect(missing).toEqual([2, 4]);
  expect([...duplicates]).toEqual([[3, [0, 3]]]);
});
