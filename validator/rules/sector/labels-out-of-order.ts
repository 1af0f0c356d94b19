import { streetRule } from '../../definitions/define-rule.js';

/** A column or row whose number breaks the order of its neighbours. */
export const labelsOutOfOrder = streetRule({
  id: 'sector/labels-out-of-order',
  severity: { otherwise: 'error', draft: 'warning', custom: 'warning' },
  summary: 'The numbers of the columns, and of the rows, only rise or only fall within a letter.',
  why: 'Players name a place by its column and row, such as A5/b8, and two swapped labels point to the wrong one.',
  remedy: 'Write the labels in the order of the print, from the left and from the top.',
  whenToWaive: 'On a home-made board whose labels really jump.',
  catalogueIds: ['SEC-002', 'SEC-009', 'DEF-16'],
  topologyOnly: true,
  *check({ board: { grid } }) {
    for (const axis of ['columns', 'rows'] as const) {
      const labels = grid?.[axis] ?? [];
      // Numbers may restart with each letter; sector/bad-grid reports a label that occurs twice.
      const steps = labels.slice(1).map((label, i) => {
        const before = labels[i]!;
        return label.startsWith(before.charAt(0)) ? Math.sign(numberOf(label) - numberOf(before)) : 0;
      });
      const rises = steps.reduce((sum: number, step) => sum + step, 0) >= 0;
      for (const [i, step] of steps.entries()) {
        if (step !== (rises ? -1 : 1)) continue;
        const [before, label] = [labels[i]!, labels[i + 1]!];
        yield {
          entities: [before, label],
          pointer: `/grid/${axis}/${i + 1}`,
          what: `The ${axis} count ${rises ? 'up' : 'down'}, but ${label} comes after ${before}.`,
          remedy: `Compare ${before} and ${label} with the print; they are probably swapped.`,
          seen: label,
        };
      }
    }
  },
});

const numberOf = (label: string): number => Number(label.slice(1));
