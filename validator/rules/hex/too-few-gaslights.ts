import type { HexBoard } from '../../../model/index.js';
import { countOf } from '../../count-of.js';
import { counted } from '../../counted.js';
import type { Rule } from '../../rule.js';

/** Four numbered lamps and two without a number (MJ-B05). */
const NEEDED = 6;

/** Too few gaslights for the lit tiles. */
export const tooFewGaslights: Rule<HexBoard> = {
  id: 'hex/too-few-gaslights',
  severity: 'error',
  gentler: { draft: 'info', custom: 'info' },
  games: ['mj'],
  summary: `There are at least ${NEEDED} gaslight hexes.`,
  why: 'Six tiles are lit at the start, each on a gaslight of its own.',
  mend: 'Look for gaslights that were traced as buildings.',
  waive: 'Never on a printed board; home-made ones get a hint.',
  waivable: 'unprinted',
  answers: ['HEX-005', 'MJ-B05'],
  check: ({ board }) => {
    const gaslights = countOf(board, 'gaslights')!;
    return gaslights >= NEEDED
      ? []
      : [
          {
            entities: ['gaslights'],
            pointer: '/hexes',
            what: `The board has ${counted(gaslights, 'gaslight')}, but six tiles are lit at the start.`,
            mend: 'Look for gaslights that were traced as buildings.',
            seen: gaslights,
            expected: NEEDED,
          },
        ];
  },
};
