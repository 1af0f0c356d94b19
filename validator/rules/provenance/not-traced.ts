import type { Rule } from '../../definitions/rule.js';

/** A printed board that does not state who traced it. */
export const notTraced: Rule = {
  id: 'provenance/not-traced',
  severity: 'error',
  severityByProfile: { draft: 'info', custom: 'info' },
  games: ['lfw', 'wm', 'mj'],
  summary: 'A finished printed board states who traced it, when and how.',
  why: 'A correction needs to know what was seen where.',
  remedy: 'Add an entry to "traced" in the provenance.',
  whenToWaive: 'Never on a printed board.',
  waivable: 'unprinted',
  catalogueIds: ['PRV-001'],
  topologyOnly: true,
  check: ({ board }) =>
    board.provenance.traced.length > 0
      ? []
      : [
          {
            entities: ['traced'],
            pointer: '/provenance/traced',
            what: 'The board does not state who traced it.',
            remedy: 'Add who, when and how.',
          },
        ],
};
