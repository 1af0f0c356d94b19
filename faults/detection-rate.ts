/** The detection rate of a class of faults, and whether it is good enough. */
import type { FaultClass } from './fault-class.js';
import { changesPlay, isDetected, type FaultOutcome } from './inject-faults.js';

/** The share of detectable faults that must be found; of those that change play, all. */
export const DETECTION_GOAL = 0.99;

export interface DetectionRate {
  readonly name: string;
  readonly total: number;
  readonly found: number;
  /** Faults that change a legal move, and how many of them were found. */
  readonly playTotal: number;
  readonly playFound: number;
  /** The three rules that found most, with how many faults each. */
  readonly rules: readonly (readonly [rule: string, count: number])[];
  /** How many other rules report a fault, on average over the faults found. */
  readonly others: number;
  /** The detectable faults that were not found. */
  readonly misses: readonly FaultOutcome[];
  readonly cannotBeKnown?: string;
  readonly isGoodEnough: boolean;
}

export function detectionRateOf(faults: FaultClass, outcomes: readonly FaultOutcome[]): DetectionRate {
  const found = outcomes.filter(isDetected);
  const play = outcomes.filter(changesPlay);
  const unknowable = faults.cannotBeKnown?.what;
  const due = outcomes.filter(
    (each) => unknowable === undefined || (unknowable === 'geometry' && changesPlay(each)),
  );
  const misses = due.filter((each) => !isDetected(each));
  const count = new Map<string, number>();
  for (const { rules } of outcomes) for (const rule of rules) count.set(rule, (count.get(rule) ?? 0) + 1);
  return {
    name: faults.name,
    total: outcomes.length,
    found: found.length,
    playTotal: play.length,
    playFound: play.filter(isDetected).length,
    rules: [...count].sort((a, b) => b[1] - a[1]).slice(0, 3),
    others: found.reduce((sum, { rules }) => sum + rules.length - 1, 0) / Math.max(1, found.length),
    misses,
    ...(faults.cannotBeKnown && { cannotBeKnown: faults.cannotBeKnown.why }),
    isGoodEnough:
      outcomes.length > 0 &&
      !misses.some(changesPlay) &&
      misses.length <= (1 - DETECTION_GOAL) * due.length + 1e-9,
  };
}
