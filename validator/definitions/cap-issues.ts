import type { Issue } from './rule.js';

/** The most issues of a rule that are listed: n lines can have n² faults. */
export const MAX_ISSUES = 1000;

/**
 * The issues of the first thousand faults, and one issue with the number of further ones; `unseen` of them are not in the
 * list.
 */
export function capIssues<T>(
  faults: readonly T[],
  words: string,
  issueOf: (fault: T) => Issue,
  unseen = 0,
): Issue[] {
  const issues = faults.slice(0, MAX_ISSUES).map(issueOf);
  const left = Math.max(0, faults.length - MAX_ISSUES) + unseen;
  if (left > 0)
    issues.push({
      entities: ['streets'],
      pointer: '/streets',
      what: `${left} more ${words}.`,
      remedy: 'Fix the others first.',
    });
  return issues;
}
