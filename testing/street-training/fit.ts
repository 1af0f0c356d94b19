/** Fits the regressions of streets and junctions to examples. */
import type { ConfidenceWeights } from '../../vision/junctions/index.js';
import { EVIDENCE_KINDS } from '../../vision/junctions/index.js';
import { fitWeights, probabilityOf, scaleInputs, type WeightPrior } from '../../vision/regression/index.js';
import type { StreetWeights } from '../../vision/streets/index.js';
import type { LabelledEvidence, LabelledInputs, StreetExamples } from './examples.js';

/** The penalty for large weights: of streets in a share of the examples, of junctions where all examples count 1 together. */
const STREET_PENALTY = 1e-3;
const JUNCTION_PENALTY = 3e-3;
/** How much more firmly than by the examples alone a board's own examples find the weights of junctions. */
const FIRMNESS = 2;

/** The weights of the first pass. */
export function fitStreets({ paths, touches }: StreetExamples): StreetWeights {
  const penalty = STREET_PENALTY * paths.length;
  const { weights, means, deviations } = fitScaled(paths, () => 1, penalty);
  const shareOf = (circles: number): number => {
    const pairs = touches.filter((touch) => touch.circles === circles);
    return (pairs.filter(({ isStreet }) => isStreet).length + 1) / (pairs.length + 2);
  };
  return { weights, means, deviations, touching: [0, 1, 2].map(shareOf) };
}

/** The prior of the search for junctions. Streets and other paths count the same in all. */
export function fitJunctions(examples: readonly LabelledInputs[]): WeightPrior {
  const streets = examples.filter(({ isStreet }) => isStreet).length;
  const weightOf = ({ isStreet }: LabelledInputs): number =>
    0.5 / (isStreet ? streets : examples.length - streets);
  const fitted = fitScaled(examples, weightOf, JUNCTION_PENALTY);
  const precisions = fitted.weights.map(() => JUNCTION_PENALTY);
  for (const example of examples) {
    const scaled = scaleInputs(fitted, example.inputs);
    const probability = probabilityOf(fitted.weights, scaled);
    const bend = weightOf(example) * probability * (1 - probability);
    scaled.forEach((value, k) => (precisions[k] = precisions[k]! + bend * value * value));
  }
  return { ...fitted, precisions: precisions.map((precision) => FIRMNESS * precision) };
}

function fitScaled(
  examples: readonly LabelledInputs[],
  weightOf: (example: LabelledInputs) => number,
  penalty: number,
): Omit<WeightPrior, 'precisions'> {
  const { means, deviations } = scaleOf(examples.map(({ inputs }) => inputs));
  const zero = new Float64Array(means.length);
  const prior = { weights: [...zero], precisions: means.map(() => penalty), means, deviations };
  const scaled = examples.map((example) => ({
    inputs: scaleInputs(prior, example.inputs),
    isStreet: example.isStreet,
    weight: weightOf(example),
  }));
  return { weights: [...fitWeights(prior, zero, scaled)], means, deviations };
}

/** The mean and the deviation of each input; an input that never varies is the constant and stays as it is. */
function scaleOf(rows: readonly ArrayLike<number>[]): {
  readonly means: number[];
  readonly deviations: number[];
} {
  const size = rows[0]!.length;
  const means = new Array<number>(size).fill(0);
  const deviations = new Array<number>(size).fill(0);
  for (const row of rows) for (let k = 0; k < size; k++) means[k] = means[k]! + row[k]! / rows.length;
  for (const row of rows)
    for (let k = 0; k < size; k++) deviations[k] = deviations[k]! + (row[k]! - means[k]!) ** 2 / rows.length;
  deviations.forEach((variance, k) => {
    deviations[k] = variance < 1e-12 ? 1 : Math.sqrt(variance);
    if (variance < 1e-12) means[k] = 0;
  });
  return { means, deviations };
}

/** Weights of evidence to begin with, from which few examples move them little. */
const FIRST_GUESS: ConfidenceWeights = {
  first: [0, 0.7, 0.3, -2, -2],
  later: [0, 1, -2, -2],
  tee: [0, 0.85],
  fork: [-1, 10],
};
const GUESS_PRECISION = 2;

/** How sure evidence makes. */
export function fitConfidence(examples: readonly LabelledEvidence[]): ConfidenceWeights {
  const fitKind = (kind: (typeof EVIDENCE_KINDS)[number]): readonly number[] => {
    const weights = FIRST_GUESS[kind];
    const own = examples.filter(({ evidence }) => evidence.kind === kind);
    const prior = {
      weights,
      precisions: weights.map(() => GUESS_PRECISION),
      means: weights.map(() => 0),
      deviations: weights.map(() => 1),
    };
    const scaled = own.map(({ evidence, isRight }) => ({
      inputs: Float64Array.from(evidence.numbers),
      isStreet: isRight,
      weight: 1,
    }));
    return [...fitWeights(prior, Float64Array.from(weights), scaled)];
  };
  return Object.fromEntries(
    EVIDENCE_KINDS.map((kind) => [kind, fitKind(kind)]),
  ) as unknown as ConfidenceWeights;
}
