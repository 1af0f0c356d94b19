/** The version that a changed board must have: major.minor.patch. */
import type { ChangeClass } from './classify-change.js';

/** Which part of the version a change must raise at least. */
const STEPS = {
  none: 'none',
  geometry: 'patch',
  play: 'minor',
  identity: 'major',
} as const satisfies Record<ChangeClass, string>;
type Step = (typeof STEPS)[ChangeClass];

const PARTS: readonly Step[] = ['major', 'minor', 'patch'];

/** What a change requires of the version. */
export interface VersionStep {
  readonly step: Step;
  /** The lowest sufficient version. */
  readonly least: string;
  /** Whether the version was raised enough. */
  readonly enough: boolean;
}

/** Compares the versions of two boards with the change between them. */
export function requiredVersionStep(before: string, after: string, change: ChangeClass): VersionStep {
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
