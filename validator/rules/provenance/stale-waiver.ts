import type { Waiver } from '../../../model/index.js';
import { makeAskFix, boardRule } from '../../definitions/define-rule.js';
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
    unusedWaivers.map((unused) => {
      const { rule, target } = waivers[unused.index]!;
      const [what, remedy] = faultOf(waivers[unused.index]!, unused);
      return {
        entities: [rule, ...target.split(/\s+/)],
        pointer: `/waivers/${unused.index}`,
        what,
        remedy,
        // The fix removes by rule and target, so of two equal waivers it would remove both.
        ...(unused.why !== 'twice' && {
          fix: makeAskFix('removeWaiver', { rule, target }, `Remove the waiver of ${rule}`),
        }),
      };
    }),
});

function faultOf({ rule, target }: Waiver, unused: UnusedWaiver): [what: string, remedy: string] {
  const idle = `so the waiver for ${target} has no effect.`;
  const waiver = `The waiver of ${rule} for ${target}`;
  switch (unused.why) {
    case 'twice':
      return [`${waiver} is in the file twice.`, 'Remove one of the two.'];
    case 'never':
    case 'never-in-print': {
      const where = unused.why === 'never' ? '' : ' on a printed board';
      return [
        `Findings of ${rule} cannot be waived${where}, ${idle}`,
        'Remove it, and fix the fault instead.',
      ];
    }
    case 'another-game':
      return [`The rule ${rule} is not for this game, ${idle}`, 'Remove it.'];
    case 'unknown-rule':
      return [
        `There is no rule ${rule}, ${idle}`,
        unused.near === undefined
          ? 'Remove it, or correct its rule.'
          : `Write ${unused.near} if that is meant, or remove it.`,
      ];
    case 'no-finding':
      return unused.there.length === 0
        ? [`${waiver} matches no finding.`, 'Remove it, or correct its rule and target.']
        : [
            `${waiver} matches no finding of that rule; its findings have the ${targetsInWords(unused.there)}.`,
            'Correct its target, or remove it.',
          ];
  }
}

/** More targets would not help to find the right one. */
const MOST_TARGETS = 3;

function targetsInWords(targets: readonly string[]): string {
  const named = targets.slice(0, MOST_TARGETS).map((target) => `"${target}"`);
  const more = targets.length - named.length;
  return `target${targets.length === 1 ? '' : 's'} ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
