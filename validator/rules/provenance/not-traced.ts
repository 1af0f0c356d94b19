import type { Rule } from '../../rule.js';

/** A printed board that does not say who traced it when. */
export const notTraced: Rule = {
  id: 'provenance/not-traced',
  severity: 'error',
  gentler: { draft: 'info', custom: 'info' },
  games: ['lfw', 'wm', 'mj'],
  summary: 'A finished printed board says who traced it, when and how.',
  why: 'Whoever finds a mistake must be able to ask what was seen where.',
  mend: 'Add an entry to "traced" in the provenance.',
  waive: 'Never on a printed board.',
  waivable: 'unprinted',
  answers: ['PRV-001'],
  placeless: true,
  check: ({ board }) =>
    board.provenance.traced.length > 0
      ? []
      : [
          {
            entities: ['traced'],
            pointer: '/provenance/traced',
            what: 'The board does not say who traced it.',
            mend: 'Add who, when and how.',
          },
        ],
};
