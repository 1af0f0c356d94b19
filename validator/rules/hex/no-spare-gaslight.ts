import { countOnBoard } from '../../../model/index.js';
import { hexRule } from '../../definitions/define-rule.js';

/** No more gaslights than lit tiles. */
export const noSpareGaslight = hexRule({
  id: 'hex/no-spare-gaslight',
  severity: { otherwise: 'warning', draft: 'info', custom: 'info' },
  summary: 'There are at least seven gaslight hexes.',
  why: 'In the first round six are lit, so Smith would have no gaslight to move a tile to.',
  remedy: 'Look for a gaslight that was traced as a building.',
  catalogueIds: ['HEX-005', 'MJ-B05'],
  *check({ board }) {
    const what = 'The board has six gaslights, so Smith cannot move a tile in the first round.';
    if (countOnBoard(board, 'gaslights') === 6)
      yield { entities: ['gaslights'], pointer: '/hexes', what, seen: 6, expected: 7 };
  },
});
