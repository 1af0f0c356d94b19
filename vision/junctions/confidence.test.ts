import { expect, test } from 'vitest';
import { confidenceOf, firstEvidence, laterEvidence, logOdds, teeEvidence } from './confidence.js';
import { JUNCTION_CONFIDENCE } from './junction-weights.js';

test('log odds are those of the probability, within limits', () => {
  expect(logOdds(0.5)).toBe(0);
  expect(logOdds(0.9)).toBeCloseTo(Math.log(9), 10);
  expect(logOdds(1)).toBeCloseTo(-logOdds(0), 6);
});

test('a street is less sure if a tee may end on it or if another one leaves its node beside it', () => {
  const sureness = (tee: number, narrow: number): number =>
    confidenceOf(firstEvidence(0.9, 0.9, { tee, narrow, fork: 0 }), JUNCTION_CONFIDENCE);
  expect(sureness(0.6, 0)).toBeLessThan(sureness(0, 0) - 0.02);
  expect(sureness(0, 0.6)).toBeLessThan(sureness(0, 0) - 0.02);
});

test('a street of the clearest ink is not safe if a junction on it was probably missed', () => {
  const sureness = (tee: number, fork: number): readonly number[] =>
    [firstEvidence(1, 1, { tee, narrow: 0, fork }), laterEvidence(1, { tee, narrow: 0, fork })].map((each) =>
      confidenceOf(each, JUNCTION_CONFIDENCE),
    );
  for (const each of sureness(0, 0)) expect(each).toBeGreaterThan(0.99);
  for (const each of [...sureness(0.7, 0), ...sureness(0, 0.5)]) expect(each).toBeLessThan(0.95);
});

test('a surer tee makes a surer junction', () => {
  const [weak, strong] = [0.75, 0.99].map((each) => confidenceOf(teeEvidence(each), JUNCTION_CONFIDENCE));
  expect(strong).toBeGreaterThan(weak!);
});
