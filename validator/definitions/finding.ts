/** A finding: an issue with its rule, its id and its four coordinates. */
import { groupBy, type Fix, type Point } from '../../model/index.js';
import type { RuleId, Severity } from './rule.js';

export interface Finding {
  /** Made from the rule and the sorted entities, so the same fault has the same id in every run. */
  readonly id: string;
  readonly rule: RuleId;
  /** A cause takes the highest severity of its consequences. */
  readonly severity: Severity;
  /** The id of the finding that this one follows from; absent if it is a cause itself. */
  readonly causedBy?: string;
  readonly entities: readonly string[];
  /** `what`, `why` and `remedy` in one. */
  readonly message: string;
  readonly what: string;
  readonly why: string;
  readonly remedy: string;
  readonly seen?: unknown;
  readonly expected?: unknown;
  /** From 1; 0 without the text of the file. */
  readonly line: number;
  readonly column: number;
  readonly pointer: string;
  /** Board units. */
  readonly at?: Point;
  /** The finding is about a thing that is not on the board; `at` is where it most likely lies. */
  readonly missing?: true;
  /** The place in words: "circle 84". */
  readonly words: string;
  /** Possible fixes, constructive ones first. */
  readonly fixes: readonly Fix[];
}

/** The id of a finding; its waiver target is the part in brackets. */
export const idOfFinding = (rule: string, entities: readonly string[]): string =>
  `${rule}(${[...new Set(entities)].sort().join(' ')})`;

/** Adds a counter to the ids of findings with the same entities. */
export function makeIdsUnique(findings: readonly Finding[]): Finding[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const count = (seen.get(finding.id) ?? 0) + 1;
    seen.set(finding.id, count);
    return count === 1 ? finding : { ...finding, id: `${finding.id}#${count}` };
  });
}

/** A finding that no other explains, with the findings that follow from it. */
export interface CauseGroup<F extends Finding = Finding> {
  readonly cause: F;
  readonly consequences: readonly F[];
}

/** Groups findings by their cause, in the order of the list. A finding whose cause is not in the list is a cause. */
export function groupByCause<F extends Finding>(findings: readonly F[]): CauseGroup<F>[] {
  const ids = new Set(findings.map(({ id }) => id));
  const isCause = ({ causedBy }: F): boolean => causedBy === undefined || !ids.has(causedBy);
  const consequences = groupBy(
    findings.filter((finding) => !isCause(finding)),
    ({ causedBy }) => causedBy,
  );
  return findings.filter(isCause).map((cause) => ({ cause, consequences: consequences.get(cause.id) ?? [] }));
}

/** The findings that no other explains. */
export const causesAmong = <F extends Finding>(findings: readonly F[]): F[] =>
  groupByCause(findings).map(({ cause }) => cause);
