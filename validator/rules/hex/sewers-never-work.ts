import type { HexBoard } from '../../../model/index.js';
import { countOf } from '../../count-of.js';
import type { Rule } from '../../rule.js';

/** Just three manholes: with two covered, a sewer never has two open ends. */
export const sewersNeverWork: Rule<HexBoard> = {
  id: 'hex/sewers-never-work',
  severity: 'warning',
  gentler: { draft: 'info', custom: 'info' },
  games: ['mj'],
  summary: 'There are at least four manholes.',
  why: 'Two are always covered, so with three there are never two open ends to walk between.',
  mend: 'Look for a manhole that was traced as a plain street.',
  waive: 'On a home-made board that means it so.',
  answers: ['HEX-004', 'MJ-B04'],
  check: ({ board }) =>
    countOf(board, 'manholes') === 3
      ? [
          {
            entities: ['manholes'],
            pointer: '/hexes',
            what: 'The board has three manholes, so nobody can ever walk the sewers.',
            mend: 'Look for a manhole that was traced as a plain street.',
            seen: 3,
            expected: 4,
          },
        ]
      : [],
};
