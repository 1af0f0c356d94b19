/** A finding: an issue with its rule, its name and its four coordinates. */
import type { Board, Point } from '../model/index.js';
import { wordsOfPointer } from '../model/file/words-of-pointer.js';
import { placeOfPointer } from './place-of-pointer.js';
import type { Fix, Issue, Profile, Rule, RuleId, Severity } from './rule.js';

export interface Finding {
  /** The same fault has the same name tomorrow: made from the rule and the sorted entities. */
  readonly id: string;
  readonly rule: RuleId;
  readonly severity: Severity;
  readonly entities: readonly string[];
  /** What, why, what to do. */
  readonly message: string;
  readonly what: string;
  readonly why: string;
  readonly mend: string;
  readonly seen?: unknown;
  readonly expected?: unknown;
  /** From 1; 0 where the board came without its text. */
  readonly line: number;
  readonly column: number;
  readonly pointer: string;
  /** Board units. */
  readonly at?: Point;
  /** The place in the game's words: "circle 84". */
  readonly words: string;
  readonly fix?: Fix;
}

/** The finding of an issue, still without line and column. */
export function findingOfIssue(board: Board, profile: Profile, rule: Rule, issue: Issue): Finding {
  const at = issue.at ?? placeOfPointer(board, issue.pointer);
  return {
    id: idOfFinding(rule.id, issue.entities),
    rule: rule.id,
    severity: rule.gentler?.[profile] ?? rule.severity,
    entities: issue.entities,
    message: `${issue.what} ${rule.why} ${issue.mend}`,
    what: issue.what,
    why: rule.why,
    mend: issue.mend,
    ...(issue.seen !== undefined && { seen: issue.seen }),
    ...(issue.expected !== undefined && { expected: issue.expected }),
    // A rule that knows the line says so; every other line comes from the pointer.
    line: issue.line ?? 0,
    column: 0,
    pointer: issue.pointer,
    ...(at && { at }),
    words: wordsOfPointer(board, issue.pointer),
    ...(issue.fix && { fix: issue.fix }),
  };
}

export const idOfFinding = (rule: string, entities: readonly string[]): string =>
  `${rule}(${[...new Set(entities)].sort().join(' ')})`;

/** Findings of several issues with the same entities get a counter, so that ids stay unique. */
export function withUniqueIds(findings: readonly Finding[]): Finding[] {
  const seen = new Map<string, number>();
  return findings.map((finding) => {
    const count = (seen.get(finding.id) ?? 0) + 1;
    seen.set(finding.id, count);
    return count === 1 ? finding : { ...finding, id: `${finding.id}#${count}` };
  });
}
