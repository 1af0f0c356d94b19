/** What a new judgement has that the one before had not. Most edits leave most findings alone, and only the others travel. */
import type { Judgement } from '../../../validator/index.js';
import { oncePerBoard } from '../../../model/once-per-board.js';

/** A judgement in which what was already told is a number: its place in the list before. */
export interface JudgementDelta {
  /** All but the lists; absent where it is what it was. */
  readonly rest?: Omit<Judgement, 'findings' | 'waived'>;
  readonly findings: readonly (number | Judgement['findings'][number])[];
  readonly waived: readonly (number | Judgement['waived'][number])[];
}

export const deltaBetween = (before: Judgement | undefined, after: Judgement): JudgementDelta => ({
  ...((!before || textOf(restOf(before)) !== textOf(restOf(after))) && { rest: restOf(after) }),
  findings: told(before?.findings ?? [], after.findings),
  waived: told(before?.waived ?? [], after.waived),
});

const restOf = oncePerBoard(
  ({ findings: _findings, waived: _waived, ...rest }: Judgement): Omit<Judgement, 'findings' | 'waived'> =>
    rest,
);

/**
 * The judgement again. What was told before is the same object, a list in which nothing changed the same list, and a judgement
 * that says nothing new the same judgement, so that nobody draws it again.
 */
export function withDelta(before: Judgement | undefined, { rest, ...delta }: JudgementDelta): Judgement {
  const findings = remembered(before?.findings ?? [], delta.findings);
  const waived = remembered(before?.waived ?? [], delta.waived);
  if (before && rest === undefined && before.findings === findings && before.waived === waived) return before;
  return { ...(rest ?? restOf(before!)), findings, waived };
}

const textOf = oncePerBoard((each: object): string => JSON.stringify(each));

function told<T extends object>(before: readonly T[], after: readonly T[]): readonly (number | T)[] {
  const places = new Map(before.map((each, i) => [textOf(each), i]));
  return after.map((each) => places.get(textOf(each)) ?? each);
}

function remembered<T extends object>(before: readonly T[], delta: readonly (number | T)[]): readonly T[] {
  if (delta.length === before.length && delta.every((each, i) => each === i)) return before;
  return delta.map((each) => (typeof each === 'number' ? before[each]! : each));
}
