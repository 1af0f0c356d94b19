import type { Fix, Waiver } from '../../../model/index.js';
import { askFix, boardRule, type Issue } from '../../definitions/define-rule.js';
import type { UnusedWaiver } from '../../definitions/rule.js';

/** A waiver that accepts no finding. */
export const staleWaiver = boardRule({
  id: 'provenance/stale-waiver',
  severity: 'warning',
  summary: 'Every waiver accepts a finding that exists.',
  why: 'An unused waiver may later hide a fault that was never looked at.',
  remedy: 'Remove the waiver; if it was meant for another finding, name that finding’s rule and entities.',
  neverWaive: 'removing the waiver is easier.',
  catalogueIds: ['PRV-008'],
  runsLast: true,
  check: ({ board: { waivers }, unusedWaivers = [] }) =>
    unusedWaivers.map((unused): Issue => {
      const waiver = waivers[unused.index]!;
      return {
        entities: [waiver.rule, ...waiver.target.split(/\s+/)],
        pointer: `/waivers/${unused.index}`,
        ...faultOf(waiver, unused),
        // The fix removes by rule and target, so of two equal waivers it would remove both.
        ...(unused.why !== 'twice' && { fix: removal(waiver) }),
      };
    }),
});

const removal = ({ rule, target }: Waiver): Fix =>
  askFix('removeWaiver', { rule, target }, `Remove the waiver of ${rule}`);

function faultOf({ rule, target }: Waiver, unused: UnusedWaiver): Pick<Issue, 'what' | 'remedy'> {
  switch (unused.why) {
    case 'twice':
      return {
        what: `The waiver of ${rule} for ${target} is in the file twice.`,
        remedy: 'Remove one of the two.',
      };
    case 'never':
      return {
        what: `Findings of ${rule} cannot be waived, so the waiver for ${target} has no effect.`,
        remedy: 'Remove it, and fix the fault instead.',
      };
    case 'never-in-print':
      return {
        what: `Findings of ${rule} cannot be waived on a printed board, so the waiver for ${target} has no effect.`,
        remedy: 'Remove it, and fix the fault instead.',
      };
    case 'another-game':
      return {
        what: `The rule ${rule} is not for this game, so the waiver for ${target} has no effect.`,
        remedy: 'Remove it.',
      };
    case 'unknown-rule':
      return {
        what: `There is no rule ${rule}, so the waiver for ${target} has no effect.`,
        remedy:
          unused.near === undefined
            ? 'Remove it, or correct its rule.'
            : `Write ${unused.near} if that is meant, or remove it.`,
      };
    case 'no-finding':
      return unused.there.length === 0
        ? {
            what: `The waiver of ${rule} for ${target} matches no finding.`,
            remedy: 'Remove it, or correct its rule and target.',
          }
        : {
            what: `The waiver of ${rule} for ${target} matches no finding of that rule; its findings have the ${targetsInWords(unused.there)}.`,
            remedy: 'Correct its target, or remove it.',
          };
  }
}

/** More targets would not help to find the right one. */
const MOST_TARGETS = 3;

function targetsInWords(targets: readonly string[]): string {
  const named = targets.slice(0, MOST_TARGETS).map((target) => `"${target}"`);
  const more = targets.length - named.length;
  return `target${targets.length === 1 ? '' : 's'} ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
