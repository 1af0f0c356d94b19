import type { DigitProbabilities } from './read-number.js';

const BLANK = 10;

/** Adds the probability of each number from 1 on to `sums`, whose entry `n - 1` is that of the number n. */
export function addProbabilities(sums: Float32Array, { hundreds, tens, units }: DigitProbabilities): void {
  for (let n = 1; n <= sums.length; n++) {
    const hundred = n >= 100 ? Math.floor(n / 100) : BLANK;
    const ten = n >= 10 ? Math.floor(n / 10) % 10 : BLANK;
    sums[n - 1]! += hundreds[hundred]! * tens[ten]! * units[n % 10]!;
  }
}

/** A number with its probability. */
export interface NumberCandidate {
  readonly number: number;
  readonly probability: number;
}

/** The likeliest numbers, the likeliest first. */
export function likeliestNumbers(probabilities: Float32Array, count: number): NumberCandidate[] {
  return Array.from(probabilities, (probability, i) => ({ number: i + 1, probability }))
    .sort((a, b) => b.probability - a.probability || a.number - b.number)
    .slice(0, count);
}
