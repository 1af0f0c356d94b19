import type { Issue, Rule } from '../../rule.js';

/** A waiver that accepts nothing any more. */
export const staleWaiver: Rule = {
  id: 'provenance/stale-waiver',
  severity: 'warning',
  games: ['lfw', 'wm', 'mj'],
  summary: 'Every waiver accepts a finding that is there.',
  why: 'A waiver that waits for nothing will one day hide a fault that nobody has looked at.',
  mend: 'Remove the waiver; if it was meant for another finding, name that finding’s rule and entities.',
  waive: 'Never: removing the waiver is easier.',
  answers: ['PRV-008'],
  last: true,
  check: ({ board, unusedWaivers = [] }) =>
    unusedWaivers.map((i): Issue => {
      const { rule, target } = board.waivers[i]!;
      return {
        entities: [rule, target],
        pointer: `/waivers/${i}`,
        what: `The waiver of ${rule} for ${target} matches no finding.`,
        mend: 'Remove it, or correct its rule and target.',
        fix: {
          kind: 'ask',
          action: 'removeWaiver',
          arguments: { rule, target },
          label: `Remove the waiver of ${rule}`,
        },
      };
    }),
};
