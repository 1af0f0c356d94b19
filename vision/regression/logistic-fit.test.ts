import { expect, test } from 'vitest';
import { fitWeights, probabilityOf, scaleInputs, type WeightPrior } from './logistic-fit.js';
import { trainOnBoard } from './self-training.js';

const prior: WeightPrior = { weights: [1, 0], precisions: [0.01, 0.01], means: [0, 0], deviations: [1, 2] };

test('without examples the weights are those of the prior', () => {
  expect([...fitWeights(prior, Float64Array.of(0, 3), [])]).toEqual([
    expect.closeTo(1, 6),
    expect.closeTo(0, 6),
  ]);
});

test('inputs are scaled, and limited to eight deviations', () => {
  expect([...scaleInputs(prior, [0.5, 100])]).toEqual([0.5, 8]);
});

test('a start far on the wrong side does not make the fit diverge', () => {
  const examples = Array.from({ length: 400 }, (_, i) => ({
    inputs: Float64Array.of(0, i % 2 === 0 ? 8 : -8),
    isStreet: (i % 2 === 0) !== i % 20 < 2,
    weight: 0.01,
  }));
  const weights = fitWeights({ ...prior, precisions: [1e-6, 1e-6] }, Float64Array.of(0, -4), examples);
  expect(probabilityOf(weights, Float64Array.of(0, 8))).toBeCloseTo(0.9, 2);
  expect(probabilityOf(weights, Float64Array.of(0, -8))).toBeCloseTo(0.1, 2);
});

test('a board teaches an input of which other boards know nothing', () => {
  const streets = Array.from({ length: 250 }, (_, i) => [(i % 5) / 5 - 0.5, 3]);
  const others = Array.from({ length: 250 }, (_, i) => [(i % 5) / 5 - 0.5, i % 10 === 0 ? 3 : -3]);
  const judge = trainOnBoard(prior, streets, others);
  expect(judge([0, 3])).toBeGreaterThan(0.9);
  expect(judge([0, -3])).toBeLessThan(0.1);
});
