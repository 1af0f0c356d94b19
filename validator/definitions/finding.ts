/** A finding: an issue with its rule, its id and its four coordinates. */
import type { Fix, Point } from '../../model/index.js';
import type { RuleId, Severity } from './rule.js';

export interface Finding {
  /** Made from the rule and the sorted entities, so the same fault has the same id in every run. */
  readonly id: string;
  readonly rule: RuleId;
  readonly severity: Severity;
  readonly entities: readonly string[];
  /** `what`, `why` and `remedy` in one. */
  readonly message: string;
  readonly what: string;
  readonly why: string;
  /** Published as `mend` in the JSON report. */
  readonly remedy: string;
  readonly seen?: unknown;
  readonly expected?: unknown;
  /** From 1; 0 without the text of the file. */
  readonly line: number;
  readonly column: number;
  readonly pointer: string;
  /** Board units. */
  readonly at?: Point;
  /** The place in words: "circle 84". */
  readonly words: string;
  readonly fix?: Fix;
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
