import type { HexBoard } from '../../../model/index.js';
import type { Rule } from '../../rule.js';

/** Too few gaslights for the lit tiles. */
export const tooFewGaslights: Rule<HexBoard> = {
  id: 'hex/too-few-gaslights',
  severity: 'error',
  gentler: { draft: 'info', custom: 'info' },
  games: ['mj'],
  summary: 'There are at least six gaslight hexes.',
  why: 'Six tiles are lit at the start, each on a gaslight of its own.',
  mend: 'Look for gaslights that were traced as buildings.',
  waive: 'Never on a printed board; home-made ones get a hint.',
  answers: ['HEX-005', 'MJ-B05'],
  check: ({ board }) => {
    const gaslights = board.hexes.filter(({ kind }) => kind === 'gaslight').length;
    return gaslights >= 6
      ? []
      : [
          {
            entities: ['gaslights'],
            pointer: '/hexes',
            what: `The board has ${gaslights} gaslights, but six tiles are lit at the start.`,
            mend: 'Look for gaslights that were traced as buildings.',
            seen: gaslights,
            expected: 6,
          },
        ];
  },
};
