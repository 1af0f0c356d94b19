import type { Issue } from './rule.js';

/** A scribble of n lines has n² faults; more than this nobody reads one by one. */
const ENOUGH = 1000;

/** The issues of all faults, or of the first thousand and one issue that says how many more there are. */
export function enough<T>(faults: readonly T[], words: string, issueOf: (fault: T) => Issue): Issue[] {
  const issues = faults.slice(0, ENOUGH).map(issueOf);
  const left = faults.length - ENOUGH;
  if (left > 0)
    issues.push({
      entities: ['streets'],
      pointer: '/streets',
      what: `A further ${left} ${words}.`,
      mend: 'Mend the others first.',
    });
  return issues;
}
