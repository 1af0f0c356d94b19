/** What the outcomes of one class come to, and whether that is good enough. */
import type { FaultClass } from './fault-class.js';
import { changesPlay, isFound, type Outcome } from './inject.js';

/** Of all faults that can be known, this share must be found; of those that change play, all. */
export const GOAL = 0.99;

export interface Verdict {
  readonly name: string;
  readonly total: number;
  readonly found: number;
  /** Faults that change a legal move, and how many of them were found. */
  readonly playTotal: number;
  readonly playFound: number;
  /** The three rules that found most, with how many faults each. */
  readonly rules: readonly (readonly [rule: string, count: number])[];
  /** How many rules spoke beside the one that found most, on average over the faults found. */
  readonly others: number;
  /** Not found, though they could be known. */
  readonly misses: readonly Outcome[];
  readonly cannotBeKnown?: string;
  readonly isGoodEnough: boolean;
}

export function verdictOf(faults: FaultClass, outcomes: readonly Outcome[]): Verdict {
  const found = outcomes.filter(isFound);
  const play = outcomes.filter(changesPlay);
  const unknowable = faults.cannotBeKnown?.what;
  const due = outcomes.filter(
    (each) => unknowable === undefined || (unknowable === 'geometry' && changesPlay(each)),
  );
  const misses = due.filter((each) => !isFound(each));
  const count = new Map<string, number>();
  for (const { rules } of outcomes) for (const rule of rules) count.set(rule, (count.get(rule) ?? 0) + 1);
  return {
    name: faults.name,
    total: outcomes.length,
    found: found.length,
    playTotal: play.length,
    playFound: play.filter(isFound).length,
    rules: [...count].sort((a, b) => b[1] - a[1]).slice(0, 3),
    others: found.reduce((sum, { rules }) => sum + rules.length - 1, 0) / Math.max(1, found.length),
    misses,
    ...(faults.cannotBeKnown && { cannotBeKnown: faults.cannotBeKnown.why }),
    isGoodEnough:
      outcomes.length > 0 && !misses.some(changesPlay) && misses.length <= (1 - GOAL) * due.length + 1e-9,
  };
}
