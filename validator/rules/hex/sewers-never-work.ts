import type { HexBoard } from '../../../model/index.js';
import { countOnBoard } from '../../facts/print/board-counts.js';
import type { Rule } from '../../definitions/rule.js';

/** Only three manholes: with two covered, the sewers never have two open ends. */
export const sewersNeverWork: Rule<HexBoard> = {
  id: 'hex/sewers-never-work',
  severity: 'warning',
  severityByProfile: { draft: 'info', custom: 'info' },
  games: ['mj'],
  summary: 'There are at least four manholes.',
  why: 'Two are always covered, so with three there are never two open ends to walk between.',
  remedy: 'Look for a manhole that was traced as a plain street.',
  whenToWaive: 'On a home-made board where this is intentional.',
  catalogueIds: ['HEX-004', 'MJ-B04'],
  check: ({ board }) =>
    countOnBoard(board, 'manholes') === 3
      ? [
          {
            entities: ['manholes'],
            pointer: '/hexes',
            what: 'The board has three manholes, so the sewers can never be used.',
            seen: 3,
            expected: 4,
          },
        ]
      : [],
};
