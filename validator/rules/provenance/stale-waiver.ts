import type { Issue, Rule } from '../../rule.js';
import { NEVER_WAIVED } from '../../waivers.js';

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
      const isHopeless = NEVER_WAIVED.some((layer) => rule.startsWith(`${layer}/`));
      return {
        entities: [rule, ...target.split(/\s+/)],
        pointer: `/waivers/${i}`,
        what: isHopeless
          ? `Findings of ${rule} cannot be waived, so the waiver for ${target} does nothing.`
          : `The waiver of ${rule} for ${target} matches no finding.`,
        mend: isHopeless
          ? 'Remove it, and mend the fault instead.'
          : 'Remove it, or correct its rule and target.',
        fix: {
          kind: 'ask',
          action: 'removeWaiver',
          arguments: { rule, target },
          label: `Remove the waiver of ${rule}`,
        },
      };
    }),
};
