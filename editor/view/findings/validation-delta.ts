/** The difference between two validation results. Most edits change few findings, and only those are sent. */
import type { ValidationResult } from '../../../validator/index.js';
import { memoByBoard } from '../../../model/index.js';

/** A result in which an unchanged finding is its index in the previous list. */
export interface ValidationDelta {
  /** Everything but the lists; absent if unchanged. */
  readonly rest?: Omit<ValidationResult, 'findings' | 'waived'>;
  readonly findings: readonly (number | ValidationResult['findings'][number])[];
  readonly waived: readonly (number | ValidationResult['waived'][number])[];
}

export const computeDelta = (
  before: ValidationResult | undefined,
  after: ValidationResult,
): ValidationDelta => ({
  ...((!before || textOf(restOf(before)) !== textOf(restOf(after))) && { rest: restOf(after) }),
  findings: encodeList(before?.findings ?? [], after.findings),
  waived: encodeList(before?.waived ?? [], after.waived),
});

const restOf = memoByBoard(
  ({
    findings: _findings,
    waived: _waived,
    ...rest
  }: ValidationResult): Omit<ValidationResult, 'findings' | 'waived'> => rest,
);

/** Applies a delta. What is unchanged stays the same object, so that nothing is rendered again. */
export function applyDelta(
  before: ValidationResult | undefined,
  { rest, ...delta }: ValidationDelta,
): ValidationResult {
  const findings = decodeList(before?.findings ?? [], delta.findings);
  const waived = decodeList(before?.waived ?? [], delta.waived);
  if (before && rest === undefined && before.findings === findings && before.waived === waived) return before;
  return { ...(rest ?? restOf(before!)), findings, waived };
}

const textOf = memoByBoard((each: object): string => JSON.stringify(each));

function encodeList<T extends object>(before: readonly T[], after: readonly T[]): readonly (number | T)[] {
  const places = new Map(before.map((each, i) => [textOf(each), i]));
  return after.map((each) => places.get(textOf(each)) ?? each);
}

function decodeList<T extends object>(before: readonly T[], delta: readonly (number | T)[]): readonly T[] {
  if (delta.length === before.length && delta.every((each, i) => each === i)) return before;
  return delta.map((each) => (typeof each === 'number' ? before[each]! : each));
}
