import type { Waiver } from '../../../model/index.js';
import type { Fix, Issue, Rule } from '../../rule.js';
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
  check: ({ board: { waivers }, unusedWaivers = [] }) => {
    const unused = new Set(unusedWaivers);
    const used = new Set(waivers.filter((_, i) => !unused.has(i)).map(nameOf));
    return unusedWaivers.map((i): Issue => {
      const waiver = waivers[i]!;
      return {
        entities: [waiver.rule, ...wordsOf(waiver)],
        pointer: `/waivers/${i}`,
        ...faultOf(waiver, used.has(nameOf(waiver))),
      };
    });
  },
};

const wordsOf = ({ target }: Waiver): string[] => target.split(/\s+/);
const nameOf = (waiver: Waiver): string => [waiver.rule, ...wordsOf(waiver).sort()].join(' ');

function faultOf({ rule, target }: Waiver, isTwice: boolean): Pick<Issue, 'what' | 'mend' | 'fix'> {
  // Removing goes by rule and target, so it would take the one that is needed as well.
  if (isTwice)
    return { what: `The waiver of ${rule} for ${target} is there twice.`, mend: 'Remove one of the two.' };
  const fix: Fix = {
    kind: 'ask',
    action: 'removeWaiver',
    arguments: { rule, target },
    label: `Remove the waiver of ${rule}`,
  };
  if (NEVER_WAIVED.some((layer) => rule.startsWith(`${layer}/`)))
    return {
      what: `Findings of ${rule} cannot be waived, so the waiver for ${target} does nothing.`,
      mend: 'Remove it, and mend the fault instead.',
      fix,
    };
  return {
    what: `The waiver of ${rule} for ${target} matches no finding.`,
    mend: 'Remove it, or correct its rule and target.',
    fix,
  };
}
