import type { Issue } from './rule.js';

/** A scribble of n lines has n² faults; more than this nobody reads one by one. */
export const ENOUGH = 1000;

/**
 * The issues of all faults, or of the first thousand and one issue that says how many more there are; `unseen` of them are
 * not even in the list.
 */
export function enough<T>(
  faults: readonly T[],
  words: string,
  issueOf: (fault: T) => Issue,
  unseen = 0,
): Issue[] {
  const issues = faults.slice(0, ENOUGH).map(issueOf);
  const left = Math.max(0, faults.length - ENOUGH) + unseen;
  if (left > 0)
    issues.push({
      entities: ['streets'],
      pointer: '/streets',
      what: `A further ${left} ${words}.`,
      mend: 'Mend the others first.',
    });
  return issues;
}
