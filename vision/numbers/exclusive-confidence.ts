import type { NumberReading } from './read-disc.js';

/** A number of a smaller probability than this is not made surer by what is on other discs. */
const LIKELY = 0.4;

interface Claim {
  readonly disc: number;
  readonly strength: number;
}

/**
 * How sure it is that discs have the given numbers, each of which a board has once. A number that another disc shows as
 * well is less sure, and one whose runners-up are surely on other discs is surer than its reading alone. Each confidence
 * is the lead over the best other number, times the probability that there is a number.
 */
export function exclusiveConfidences(
  readings: readonly NumberReading[],
  numbers: readonly (number | undefined)[],
): readonly number[] {
  const claims = strongestClaims(readings);
  const claimOfOthers = (number: number, disc: number): number =>
    claims.get(number)?.find((claim) => claim.disc !== disc)?.strength ?? 0;
  return readings.map(({ candidates, notANumber, probabilities }, disc) => {
    const number = numbers[disc];
    if (number === undefined) return notANumber;
    const weightOf = (each: number, probability: number): number =>
      probability * (1 - claimOfOthers(each, disc));
    const probability = probabilities[number - 1] ?? 0;
    const own = weightOf(number, probability);
    const others = candidates.filter((candidate) => candidate.number !== number);
    const weights = others.map((other) => weightOf(other.number, other.probability));
    const listed = others.reduce((sum, other) => sum + other.probability, probability);
    const total = weights.reduce((sum, weight) => sum + weight, own) + Math.max(0, 1 - listed);
    const lead = (own - Math.max(0, ...weights)) / Math.max(1e-9, total);
    const bounded = probability < LIKELY ? Math.min(lead, probability) : lead;
    return Math.max(0, bounded) * (1 - notANumber);
  });
}

/** For each number the two discs that show it most surely. */
function strongestClaims(readings: readonly NumberReading[]): ReadonlyMap<number, readonly Claim[]> {
  const claims = new Map<number, readonly Claim[]>();
  readings.forEach(({ candidates, notANumber }, disc) => {
    for (const { number, probability } of candidates) {
      const strength = probability * (1 - notANumber);
      const all = [...(claims.get(number) ?? []), { disc, strength }];
      claims.set(number, all.sort((a, b) => b.strength - a.strength).slice(0, 2));
    }
  });
  return claims;
}
