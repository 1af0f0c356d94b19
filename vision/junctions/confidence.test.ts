import { expect, test } from 'vitest';
import { confidenceOf, firstEvidence, logOdds, teeEvidence } from './confidence.js';
import { JUNCTION_CONFIDENCE } from './junction-weights.js';

test('log odds are those of the probability, within limits', () => {
  expect(logOdds(0.5)).toBe(0);
  expect(logOdds(0.9)).toBeCloseTo(Math.log(9), 10);
  expect(logOdds(1)).toBeCloseTo(-logOdds(0), 6);
});

test('a street is less sure if a tee may end on it or if another one leaves its node beside it', () => {
  const sureness = (tee: number, narrow: number): number =>
    confidenceOf(firstEvidence(0.9, 0.9, { tee, narrow }), JUNCTION_CONFIDENCE);
  expect(sureness(0.6, 0)).toBeLessThan(sureness(0, 0) - 0.02);
  expect(sureness(0, 0.6)).toBeLessThan(sureness(0, 0) - 0.02);
});

test('a surer tee makes a surer junction', () => {
  const [weak, strong] = [0.75, 0.99].map((each) => confidenceOf(teeEvidence(each), JUNCTION_CONFIDENCE));
  expect(strong).toBeGreaterThan(weak!);
});
