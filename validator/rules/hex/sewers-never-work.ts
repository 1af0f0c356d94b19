import { countOnBoard } from '../../../model/index.js';
import { hexRule } from '../../definitions/define-rule.js';

/** Only three manholes: with two covered, the sewers never have two open ends. */
export const sewersNeverWork = hexRule({
  id: 'hex/sewers-never-work',
  severity: { otherwise: 'warning', draft: 'info', custom: 'info' },
  summary: 'There are at least four manholes.',
  why: 'Two are always covered, so with three there are never two open ends to walk between.',
  remedy: 'Look for a manhole that was traced as a plain street.',
  catalogueIds: ['HEX-004', 'MJ-B04'],
  *check({ board }) {
    const what = 'The board has three manholes, so the sewers can never be used.';
    if (countOnBoard(board, 'manholes') === 3)
      yield { entities: ['manholes'], pointer: '/hexes', what, seen: 3, expected: 4 };
  },
});
