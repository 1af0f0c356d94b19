import type { HexBoard } from '../../../model/index.js';
import { countOf } from '../../count-of.js';
import type { Rule } from '../../rule.js';

/** Just as many gaslights as lit tiles. */
export const noSpareGaslight: Rule<HexBoard> = {
  id: 'hex/no-spare-gaslight',
  severity: 'warning',
  gentler: { draft: 'info', custom: 'info' },
  games: ['mj'],
  summary: 'There are at least seven gaslight hexes.',
  why: 'In the first round six are lit, so Smith would have no gaslight to move a tile to.',
  mend: 'Look for a gaslight that was traced as a building.',
  waive: 'On a home-made board that means it so.',
  answers: ['HEX-005', 'MJ-B05'],
  check: ({ board }) =>
    countOf(board, 'gaslights') === 6
      ? [
          {
            entities: ['gaslights'],
            pointer: '/hexes',
            what: 'The board has six gaslights, so that in the first round Smith cannot move a tile.',
            mend: 'Look for a gaslight that was traced as a building.',
            seen: 6,
            expected: 7,
          },
        ]
      : [],
};
