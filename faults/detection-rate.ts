/** The detection rate of a class of faults, and whether it is good enough. */
import type { FaultClass } from './fault-class.js';
import { INVISIBLE_ON_CUSTOM } from './invisible-on-custom.js';
import { changesPlay, isDetected, type FaultOutcome } from './inject-faults.js';

/** The share of detectable faults that must be found; of those that change play and of retraced ones, all. */
export const DETECTION_GOAL = 0.99;

export interface DetectionRate {
  readonly name: string;
  readonly isRetraced: boolean;
  readonly total: number;
  readonly found: number;
  /** Faults that only hints show. */
  readonly hinted: number;
  /** Faults that change a legal move, and how many of them were found. */
  readonly playTotal: number;
  readonly playFound: number;
  /** The three rules that found most, with how many faults each. */
  readonly rules: readonly (readonly [rule: string, count: number])[];
  /** How many findings a fault has, and how many of them are causes, on average over the faults found. */
  readonly findings: number;
  readonly causes: number;
  /** The faults with more than one cause. */
  readonly split: readonly FaultOutcome[];
  /** The detectable faults that were not found. */
  readonly misses: readonly FaultOutcome[];
  readonly cannotBeKnown?: string;
  readonly isGoodEnough: boolean;
}

/** The detection rate of a class. On a home-made board, faults that only the print shows cannot be known. */
export function detectionRateOf(
  faults: FaultClass,
  outcomes: readonly FaultOutcome[],
  { custom = false }: { readonly custom?: boolean } = {},
): DetectionRate {
  const found = outcomes.filter(isDetected);
  const play = outcomes.filter(changesPlay);
  const invisible = custom ? INVISIBLE_ON_CUSTOM.get(faults.name) : undefined;
  const limit = invisible === undefined ? faults.cannotBeKnown : { what: 'all', why: invisible };
  const unknowable = limit?.what;
  const due = outcomes.filter(
    (each) => unknowable === undefined || (unknowable === 'geometry' && changesPlay(each)),
  );
  // Without a print to compare with, many rules can only give hints.
  const misses = due.filter((each) => !isDetected(each) && !(custom && each.hints.length > 0));
  const count = new Map<string, number>();
  for (const { rules } of outcomes) for (const rule of rules) count.set(rule, (count.get(rule) ?? 0) + 1);
  return {
    name: faults.name,
    isRetraced: faults.retraced === true,
    total: outcomes.length,
    found: found.length,
    hinted: outcomes.filter((each) => !isDetected(each) && each.hints.length > 0).length,
    playTotal: play.length,
    playFound: play.filter(isDetected).length,
    rules: [...count].sort((a, b) => b[1] - a[1]).slice(0, 3),
    findings: found.reduce((sum, { findings }) => sum + findings, 0) / Math.max(1, found.length),
    causes: found.reduce((sum, { causes }) => sum + causes.length, 0) / Math.max(1, found.length),
    split: found.filter(({ causes }) => causes.length > 1),
    misses,
    ...(limit && { cannotBeKnown: limit.why }),
    isGoodEnough:
      outcomes.length > 0 &&
      !misses.some((each) => faults.retraced ?? changesPlay(each)) &&
      misses.length <= (1 - DETECTION_GOAL) * due.length + 1e-9,
  };
}
