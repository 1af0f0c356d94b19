import type { HexBoard } from '../../../model/index.js';
import { countOnBoard } from '../../facts/print/board-counts.js';
import { countInWords } from '../../wording/count-in-words.js';
import type { Rule } from '../../definitions/rule.js';

/** Four numbered lamps and two without a number (MJ-B05). */
const NEEDED = 6;

/** Too few gaslights for the lit tiles. */
export const tooFewGaslights: Rule<HexBoard> = {
  id: 'hex/too-few-gaslights',
  severity: 'error',
  severityByProfile: { draft: 'info', custom: 'info' },
  games: ['mj'],
  summary: `There are at least ${NEEDED} gaslight hexes.`,
  why: 'Six tiles are lit at the start, each on a gaslight of its own.',
  remedy: 'Look for gaslights that were traced as buildings.',
  whenToWaive: 'Never on a printed board; home-made ones get a hint.',
  waivable: 'unprinted',
  catalogueIds: ['HEX-005', 'MJ-B05'],
  check: ({ board }) => {
    const gaslights = countOnBoard(board, 'gaslights')!;
    return gaslights >= NEEDED
      ? []
      : [
          {
            entities: ['gaslights'],
            pointer: '/hexes',
            what: `The board has ${countInWords(gaslights, 'gaslight')}, but six tiles are lit at the start.`,
            seen: gaslights,
            expected: NEEDED,
          },
        ];
  },
};
