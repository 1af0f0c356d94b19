/** A regression that knows this board's own print. */
import { type Example, fitWeights, probabilityOf, scaleInputs, type WeightPrior } from './logistic-fit.js';

/** The probability of the inputs of a path. */
export type PathJudge = (inputs: ArrayLike<number>) => number;

/** The fits; after each, supposed counter-examples that look like streets are left out. */
const FITS = 3;
const DOUBTFUL = 0.6;
/** Fewer examples than this count less in all: among few supposed counter-examples many are missed streets. */
const FEW = 200;

/**
 * Learns from streets of the board that were found again and from all other paths. Some of those are missed streets:
 * they turn up as probable and are left out of the next fit.
 */
export function trainOnBoard(
  prior: WeightPrior,
  refound: readonly ArrayLike<number>[],
  others: readonly ArrayLike<number>[],
): PathJudge {
  const positives = refound.map((inputs) => scaleInputs(prior, inputs));
  let negatives = others.map((inputs) => scaleInputs(prior, inputs));
  let weights: Float64Array = Float64Array.from(prior.weights);
  for (let fit = 0; fit < FITS && positives.length > 0; fit++) {
    const examples: Example[] = [
      ...positives.map((inputs) => ({
        inputs,
        isStreet: true,
        weight: 0.5 / Math.max(FEW, positives.length),
      })),
      ...negatives.map((inputs) => ({
        inputs,
        isStreet: false,
        weight: 0.5 / Math.max(FEW, negatives.length),
      })),
    ];
    weights = fitWeights(prior, weights, examples);
    negatives = others
      .map((inputs) => scaleInputs(prior, inputs))
      .filter((inputs) => probabilityOf(weights, inputs) <= DOUBTFUL);
  }
  return (inputs) => probabilityOf(weights, scaleInputs(prior, inputs));
}
