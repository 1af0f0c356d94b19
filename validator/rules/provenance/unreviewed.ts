import { boardRule } from '../../definitions/define-rule.js';

/** A printed board that is not reviewed, as a whole or in parts. */
export const unreviewed = boardRule({
  id: 'provenance/unreviewed',
  severity: { otherwise: 'warning', draft: 'info', custom: 'info' },
  summary: 'A finished printed board was reviewed, and nothing in it waits for review.',
  why: 'Two people make different mistakes, so what both have seen is right.',
  remedy:
    'Have a second person compare it with the print; then add the review, and remove what was seen from "unreviewed".',
  whenToWaive: 'While a second copy of the print is not available; state that.',
  catalogueIds: ['PRV-004', 'PRV-005'],
  topologyOnly: true,
  *check({ board: { provenance } }) {
    if (provenance.reviewed.length === 0) {
      yield {
        entities: ['reviewed'],
        pointer: '/provenance/reviewed',
        what: 'The board is not reviewed.',
        remedy: 'Have a second person compare it with the print, and add the review.',
      };
      // This includes each of its parts.
      return;
    }
    for (const [i, id] of (provenance.unreviewed ?? []).entries())
      yield {
        entities: [id],
        pointer: `/provenance/unreviewed/${i}`,
        what: `A second person has not reviewed ${id} yet.`,
        remedy: 'Compare it with the print, then remove it from "unreviewed".',
      };
  },
});
