/** Logistic regression around a prior: weights learned on other boards, moved by examples of this one. */

/** A regression with the precision of each weight: how much evidence it takes to move it. */
export interface WeightPrior {
  readonly weights: readonly number[];
  readonly precisions: readonly number[];
  /** The means and deviations of the inputs, by which they are scaled. */
  readonly means: readonly number[];
  readonly deviations: readonly number[];
}

/** Scaled inputs are limited to this, so that one odd input does not decide alone. */
const LARGEST_INPUT = 8;

/** The largest change of a weight in one step of the fit. */
const LARGEST_STEP = 3;

/** Inputs scaled by the means and deviations of a prior. */
export function scaleInputs(
  { means, deviations }: Pick<WeightPrior, 'means' | 'deviations'>,
  inputs: ArrayLike<number>,
): Float64Array {
  return Float64Array.from(means, (mean, k) =>
    Math.min(LARGEST_INPUT, Math.max(-LARGEST_INPUT, (inputs[k]! - mean) / deviations[k]!)),
  );
}

/** The probability of scaled inputs. */
export function probabilityOf(weights: ArrayLike<number>, scaled: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < scaled.length; k++) sum += weights[k]! * scaled[k]!;
  return 1 / (1 + Math.exp(-Math.min(30, Math.max(-30, sum))));
}

/** Scaled inputs with what they are, and how much they count. */
export interface Example {
  readonly inputs: Float64Array;
  readonly isStreet: boolean;
  readonly weight: number;
}

/** The most probable weights after seeing examples, by Newton's method from a start. */
export function fitWeights(
  prior: WeightPrior,
  start: Float64Array,
  examples: readonly Example[],
): Float64Array {
  const size = start.length;
  let weights = start.slice();
  const slope = new Float64Array(size);
  const curvature = new Float64Array(size * size);
  for (let round = 0; round < 40; round++) {
    curvature.fill(0);
    for (let k = 0; k < size; k++) {
      slope[k] = -prior.precisions[k]! * (weights[k]! - prior.weights[k]!);
      curvature[k * size + k] = prior.precisions[k]!;
    }
    for (const { inputs, isStreet, weight } of examples) {
      const probability = probabilityOf(weights, inputs);
      const error = weight * ((isStreet ? 1 : 0) - probability);
      const bend = weight * (probability * (1 - probability) + 1e-6);
      for (let k = 0; k < size; k++) {
        const own = inputs[k]!;
        slope[k] = slope[k]! + error * own;
        const scaled = bend * own;
        for (let m = 0, at = k * size; m <= k; m++, at++)
          curvature[at] = curvature[at]! + scaled * inputs[m]!;
      }
    }
    const step = solveSymmetric(curvature, slope, size);
    const before = lossOf(prior, weights, examples);
    let tried = weights;
    // A whole step may overshoot where the curve is flat; it is limited, and halved until it gains.
    let part = Math.min(
      1,
      LARGEST_STEP / step.reduce((largest, change) => Math.max(largest, Math.abs(change)), 0),
    );
    const least = 1e-4 * part;
    for (; part > least; part /= 2) {
      const length = part;
      tried = weights.map((weight, k) => weight + length * step[k]!);
      if (lossOf(prior, tried, examples) < before) break;
    }
    if (part <= least) break;
    weights = tried;
    if (step.every((change) => Math.abs(change) < 1e-4)) break;
  }
  return weights;
}

/** The negative logarithm of the probability of weights, up to a constant. */
function lossOf(prior: WeightPrior, weights: Float64Array, examples: readonly Example[]): number {
  let loss = 0;
  for (let k = 0; k < weights.length; k++)
    loss += 0.5 * prior.precisions[k]! * (weights[k]! - prior.weights[k]!) ** 2;
  for (const { inputs, isStreet, weight } of examples) {
    let sum = 0;
    for (let k = 0; k < inputs.length; k++) sum += weights[k]! * inputs[k]!;
    const margin = isStreet ? sum : -sum;
    loss += weight * (margin > 0 ? Math.log1p(Math.exp(-margin)) : Math.log1p(Math.exp(margin)) - margin);
  }
  return loss;
}

/** Solves a positive definite system given by its lower triangle, by Cholesky's method in place. */
function solveSymmetric(matrix: Float64Array, right: Float64Array, size: number): Float64Array {
  for (let i = 0; i < size; i++)
    for (let j = 0; j <= i; j++) {
      let sum = matrix[i * size + j]!;
      for (let k = 0; k < j; k++) sum -= matrix[i * size + k]! * matrix[j * size + k]!;
      matrix[i * size + j] = i === j ? Math.sqrt(Math.max(1e-12, sum)) : sum / matrix[j * size + j]!;
    }
  const solution = right.slice();
  for (let i = 0; i < size; i++) {
    for (let k = 0; k < i; k++) solution[i] = solution[i]! - matrix[i * size + k]! * solution[k]!;
    solution[i] = solution[i]! / matrix[i * size + i]!;
  }
  for (let i = size - 1; i >= 0; i--) {
    for (let k = i + 1; k < size; k++) solution[i] = solution[i]! - matrix[k * size + i]! * solution[k]!;
    solution[i] = solution[i]! / matrix[i * size + i]!;
  }
  return solution;
}
