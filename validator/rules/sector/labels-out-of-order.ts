import { makeAskFix, streetRule } from '../../definitions/define-rule.js';
import { doNumbersRise, labelsInOrder, stepsBetweenLabels } from '../../facts/sections/section-grid.js';

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
      const rises = doNumbersRise(labels);
      // sector/bad-grid reports a label that occurs twice.
      for (const [i, step] of stepsBetweenLabels(labels).entries()) {
        if (step !== (rises ? -1 : 1)) continue;
        const [before, label] = [labels[i]!, labels[i + 1]!];
        yield {
          entities: [before, label],
          pointer: `/grid/${axis}/${i + 1}`,
          what: `The ${axis} count ${rises ? 'up' : 'down'}, but ${label} comes after ${before}.`,
          remedy: `Compare ${before} and ${label} with the print; they are probably swapped.`,
          seen: label,
          fix: makeAskFix('setGrid', { [axis]: labelsInOrder(labels) }, `Put the ${axis} in order`),
        };
      }
    }
  },
});
