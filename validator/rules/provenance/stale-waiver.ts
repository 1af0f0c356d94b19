import type { Waiver } from '../../../model/index.js';
import type { Fix, Issue, Rule, UnusedWaiver } from '../../rule.js';

/** A waiver that accepts nothing any more. */
export const staleWaiver: Rule = {
  id: 'provenance/stale-waiver',
  severity: 'warning',
  games: ['lfw', 'wm', 'mj'],
  summary: 'Every waiver accepts a finding that is there.',
  why: 'A waiver that waits for nothing will one day hide a fault that nobody has looked at.',
  mend: 'Remove the waiver; if it was meant for another finding, name that finding’s rule and entities.',
  waive: 'Never: removing the waiver is easier.',
  waivable: false,
  answers: ['PRV-008'],
  last: true,
  check: ({ board: { waivers }, unusedWaivers = [] }) =>
    unusedWaivers.map((unused): Issue => {
      const waiver = waivers[unused.index]!;
      return {
        entities: [waiver.rule, ...waiver.target.split(/\s+/)],
        pointer: `/waivers/${unused.index}`,
        ...faultOf(waiver, unused),
        // Removing goes by rule and target, so of two alike it would take the one that is needed as well.
        ...(unused.why !== 'twice' && { fix: removal(waiver) }),
      };
    }),
};

const removal = ({ rule, target }: Waiver): Fix => ({
  kind: 'ask',
  action: 'removeWaiver',
  arguments: { rule, target },
  label: `Remove the waiver of ${rule}`,
});

function faultOf({ rule, target }: Waiver, unused: UnusedWaiver): Pick<Issue, 'what' | 'mend'> {
  switch (unused.why) {
    case 'twice':
      return { what: `The waiver of ${rule} for ${target} is there twice.`, mend: 'Remove one of the two.' };
    case 'never':
      return {
        what: `Findings of ${rule} cannot be waived, so the waiver for ${target} does nothing.`,
        mend: 'Remove it, and mend the fault instead.',
      };
    case 'never-in-print':
      return {
        what: `Findings of ${rule} cannot be waived on a printed board, so the waiver for ${target} does nothing.`,
        mend: 'Remove it, and mend the fault instead.',
      };
    case 'another-game':
      return {
        what: `The rule ${rule} is not for this game, so the waiver for ${target} does nothing.`,
        mend: 'Remove it.',
      };
    case 'unknown-rule':
      return {
        what: `There is no rule ${rule}, so the waiver for ${target} does nothing.`,
        mend:
          unused.near === undefined
            ? 'Remove it, or correct its rule.'
            : `Write ${unused.near} if that is meant, or remove it.`,
      };
    case 'no-finding':
      return unused.there.length === 0
        ? {
            what: `The waiver of ${rule} for ${target} matches no finding.`,
            mend: 'Remove it, or correct its rule and target.',
          }
        : {
            what: `The waiver of ${rule} for ${target} matches no finding of that rule; those that are there have the ${targetsInWords(unused.there)}.`,
            mend: 'Correct its target, or remove it.',
          };
  }
}

/** More is no help to whoever looks for one. */
const MOST_TARGETS = 3;

function targetsInWords(targets: readonly string[]): string {
  const named = targets.slice(0, MOST_TARGETS).map((target) => `"${target}"`);
  const more = targets.length - named.length;
  return `target${targets.length === 1 ? '' : 's'} ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
