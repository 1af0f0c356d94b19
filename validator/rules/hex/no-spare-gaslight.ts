import type { HexBoard } from '../../../model/index.js';
import { countOnBoard } from '../../facts/print/board-counts.js';
import type { Rule } from '../../definitions/rule.js';

/** No more gaslights than lit tiles. */
export const noSpareGaslight: Rule<HexBoard> = {
  id: 'hex/no-spare-gaslight',
  severity: 'warning',
  severityByProfile: { draft: 'info', custom: 'info' },
  games: ['mj'],
  summary: 'There are at least seven gaslight hexes.',
  why: 'In the first round six are lit, so Smith would have no gaslight to move a tile to.',
  remedy: 'Look for a gaslight that was traced as a building.',
  whenToWaive: 'On a home-made board where this is intentional.',
  catalogueIds: ['HEX-005', 'MJ-B05'],
  check: ({ board }) =>
    countOnBoard(board, 'gaslights') === 6
      ? [
          {
            entities: ['gaslights'],
            pointer: '/hexes',
            what: 'The board has six gaslights, so Smith cannot move a tile in the first round.',
            seen: 6,
            expected: 7,
          },
        ]
      : [],
};
