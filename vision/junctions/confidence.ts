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
  /** The most that is believed. */
  readonly most: number;
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
  /** How much one of its ends looks as if it forked beside its node, from 0 to 1. */
  readonly fork: number;
}

/** A tee or a fork that is as doubtful as the first number lowers nothing, one as likely as the second limits a street to `LIMIT`. */
const DOUBTED_TEE = [0.5, 0.9] as const;
const DOUBTED_FORK = [0.3, 0.7] as const;
const LIMIT = 0.85;

/** However clear its ink is, a street that may run through a junction is not safe. */
function mostOf({ tee, fork }: SplitDoubts): number {
  const share = (value: number, [from, to]: readonly [number, number]): number =>
    Math.min(1, Math.max(0, (value - from) / (to - from)));
  return 1 - (1 - LIMIT) * Math.max(share(tee, DOUBTED_TEE), share(fork, DOUBTED_FORK));
}

/** A street of the first pass: its own probability, and that by the board's own regression. */
export const firstEvidence = (probability: number, second: number, doubts: SplitDoubts): Evidence => ({
  kind: 'first',
  numbers: [1, logOdds(probability), logOdds(second), doubts.tee, doubts.narrow],
  most: mostOf(doubts),
});

/** A street that was found later. */
export const laterEvidence = (probability: number, doubts: SplitDoubts): Evidence => ({
  kind: 'later',
  numbers: [1, logOdds(probability), doubts.tee, doubts.narrow],
  most: mostOf(doubts),
});

/** A tee by the probability of its arm. */
export const teeEvidence = (probability: number): Evidence => ({
  kind: 'tee',
  numbers: [1, logOdds(probability)],
  most: 1,
});

/** A fork by its score. */
export const forkEvidence = (score: number): Evidence => ({ kind: 'fork', numbers: [1, score], most: 1 });

/** The probability that something with this evidence is right. */
export function confidenceOf({ kind, numbers, most }: Evidence, weights: ConfidenceWeights): number {
  const sum = numbers.reduce((total, number, k) => total + number * weights[kind][k]!, 0);
  return Math.min(most, 1 / (1 + Math.exp(-sum)));
}
