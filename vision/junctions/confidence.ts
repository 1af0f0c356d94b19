/** How sure the parts of a network are: what the search saw of each, weighed by how often that was right. */

/** What there is to be sure of: streets of the first pass, streets found later, tees and forks. */
export const EVIDENCE_KINDS = ['first', 'later', 'tee', 'fork'] as const;
type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

/** Weights for each kind of evidence, in the order of its numbers. */
export type ConfidenceWeights = Readonly<Record<EvidenceKind, readonly number[]>>;

/** What the search saw of a street or a junction. */
export interface Evidence {
  readonly kind: EvidenceKind;
  /** Begins with a 1. */
  readonly numbers: readonly number[];
}

/** The logarithm of the odds of a probability, within limits. */
export function logOdds(probability: number): number {
  const limited = Math.min(1 - 1e-4, Math.max(1e-4, probability));
  return Math.log(limited / (1 - limited));
}

/** Signs that a street runs through a junction that was missed. */
export interface SplitDoubts {
  /** The probability of a tee on it that was not accepted. */
  readonly tee: number;
  /** How narrow its angle with another street of the same node is, from 0 to 1. */
  readonly narrow: number;
}

/** A street of the first pass: its own probability, and that by the board's own regression. */
export const firstEvidence = (
  probability: number,
  second: number,
  { tee, narrow }: SplitDoubts,
): Evidence => ({
  kind: 'first',
  numbers: [1, logOdds(probability), logOdds(second), tee, narrow],
});

/** A street that was found later. */
export const laterEvidence = (probability: number, { tee, narrow }: SplitDoubts): Evidence => ({
  kind: 'later',
  numbers: [1, logOdds(probability), tee, narrow],
});

/** A tee by the probability of its arm. */
export const teeEvidence = (probability: number): Evidence => ({
  kind: 'tee',
  numbers: [1, logOdds(probability)],
});

/** A fork by its score. */
export const forkEvidence = (score: number): Evidence => ({ kind: 'fork', numbers: [1, score] });

/** The probability that something with this evidence is right. */
export function confidenceOf({ kind, numbers }: Evidence, weights: ConfidenceWeights): number {
  const sum = numbers.reduce((total, number, k) => total + number * weights[kind][k]!, 0);
  return 1 / (1 + Math.exp(-sum));
}
