/** How likely a path is a street: a logistic regression over the features of the path. */
import { quantile } from '../pixels/index.js';
import type { DashFeatures } from './dashes.js';
import { probabilityOf, scaleInputs } from '../regression/index.js';
import type { Path } from './trace-path.js';

/** What a path looks like, independent of the size of the picture. */
export interface StreetFeatures {
  /** The mean strength of the path, and the strength that 15 % of it stay below. */
  readonly strength: number;
  readonly weakest: number;
  /** The longest gap, in sides of a crossing. */
  readonly gap: number;
  /** How much longer the path is than the straight line. */
  readonly detour: number;
  /** The straight length, in sides of a crossing. */
  readonly length: number;
  readonly dashes: DashFeatures;
}

/** Strengths below this are a gap. */
const GAP = 0.35;

/** The features of a path. `full` is the strength that counts as 1, `side` the side of a crossing in pixels of the map. */
export function streetFeatures(path: Path, dashes: DashFeatures, full: number, side: number): StreetFeatures {
  const strengths = path.strength.map((strength) => Math.min(1, strength / full));
  let [longest, run, sum] = [0, 0, 0];
  for (const strength of strengths) {
    run = strength < GAP ? run + 1 : 0;
    longest = Math.max(longest, run);
    sum += strength;
  }
  return {
    strength: sum / strengths.length,
    weakest: quantile(strengths, 0.15),
    gap: (longest * path.straight) / strengths.length / side,
    detour: path.length / Math.max(path.straight, 1) - 1,
    length: path.straight / side,
    dashes,
  };
}

/** The inputs of the regression. */
export function regressionInputs(features: StreetFeatures): readonly number[] {
  const { strength, weakest, length } = features;
  const { mean, deviation, coherence, dark } = features.dashes;
  const gap = Math.min(features.gap, 4);
  const short = Math.exp(-length / 2);
  return [
    mean,
    deviation,
    coherence,
    dark,
    coherence * strength,
    coherence * weakest,
    coherence * short,
    mean * strength,
    short * mean,
    short * dark,
    mean * mean,
    1,
    strength,
    weakest,
    gap,
    Math.min(features.detour, 0.6),
    Math.log1p(length),
    strength * weakest,
    short,
    short * strength,
    weakest * weakest,
    gap * strength,
  ];
}

/** The weights of the regression, in the order of its inputs. */
export interface StreetWeights {
  readonly weights: readonly number[];
  /** The means and deviations of the inputs, by which they are scaled. */
  readonly means: readonly number[];
  readonly deviations: readonly number[];
  /** The share of touching nodes that a street joins: without circle, with one, with two. */
  readonly touching: readonly number[];
}

/** The probability that a path with these features is a street. */
export const streetProbability = (features: StreetFeatures, weights: StreetWeights): number =>
  probabilityOf(weights.weights, scaleInputs(weights, regressionInputs(features)));
