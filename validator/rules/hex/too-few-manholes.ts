import type { HexBoard } from '../../../model/index.js';
import { countOf } from '../../count-of.js';
import { counted } from '../../counted.js';
import type { Rule } from '../../rule.js';

/** Two are always covered, so a third is needed for Bert to act and a fourth for anybody to walk the sewers (MJ-B04). */
const NEEDED = 3;

/** Too few manholes for Bert. */
export const tooFewManholes: Rule<HexBoard> = {
  id: 'hex/too-few-manholes',
  severity: 'error',
  gentler: { draft: 'info', custom: 'info' },
  games: ['mj'],
  summary: `There are at least ${NEEDED} manholes.`,
  why: 'Two are always covered, and Bert must always be able to open one and close another.',
  mend: 'Look for manholes that were traced as plain streets.',
  waive: 'Never on a printed board; home-made ones get a hint.',
  waivable: 'unprinted',
  answers: ['HEX-004', 'MJ-B04'],
  check: ({ board }) => {
    const manholes = countOf(board, 'manholes')!;
    return manholes >= NEEDED
      ? []
      : [
          {
            entities: ['manholes'],
            pointer: '/hexes',
            what: `The board has ${counted(manholes, 'manhole')}, too few for Bert to act.`,
            mend: 'Look for manholes that were traced as plain streets.',
            seen: manholes,
            expected: NEEDED,
          },
        ];
  },
};
