/** The version that a changed board must carry: major.minor.patch. */
import type { Change } from './change.js';

/** Which part of the version a change must raise at least. */
const STEPS = {
  none: 'none',
  geometry: 'patch',
  play: 'minor',
  identity: 'major',
} as const satisfies Record<Change, string>;
type Step = (typeof STEPS)[Change];

const PARTS: readonly Step[] = ['major', 'minor', 'patch'];

/** What a change asks of the version. */
export interface VersionStep {
  readonly step: Step;
  /** The lowest version that would do. */
  readonly least: string;
  /** Whether the version rose so far. */
  readonly enough: boolean;
}

/** Compares the versions of two states of a board with what lies between them. */
export function versionStep(before: string, after: string, change: Change): VersionStep {
  const step = STEPS[change];
  if (step === 'none') return { step, least: before, enough: true };
  const [old, now] = [numbersOf(before), numbersOf(after)];
  const part = PARTS.indexOf(step);
  const raised = now.findIndex((number, i) => number !== old[i]);
  return {
    step,
    least: old.map((number, i) => (i < part ? number : i === part ? number + 1 : 0)).join('.'),
    enough: raised >= 0 && raised <= part && now[raised]! > old[raised]!,
  };
}

const numbersOf = (version: string): number[] => version.split('.').map(Number);
