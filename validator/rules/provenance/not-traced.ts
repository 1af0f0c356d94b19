import { boardRule } from '../../definitions/define-rule.js';

/** A printed board that does not state who traced it. */
export const notTraced = boardRule({
  id: 'provenance/not-traced',
  severity: { otherwise: 'error', draft: 'info', custom: 'info' },
  summary: 'A finished printed board states who traced it, when and how.',
  why: 'A correction needs to know what was seen where.',
  remedy: 'Add an entry to "traced" in the provenance.',
  whenToWaive: 'Never on a printed board.',
  waivable: 'unprinted',
  catalogueIds: ['PRV-001'],
  topologyOnly: true,
  *check({ board }) {
    if (board.provenance.traced.length <= 0)
      yield {
        entities: ['traced'],
        pointer: '/provenance/traced',
        what: 'The board does not state who traced it.',
        remedy: 'Add who, when and how.',
      };
  },
});
