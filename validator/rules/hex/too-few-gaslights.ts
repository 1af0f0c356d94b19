import { countOnBoard } from '../../../model/index.js';
import { countWithNoun, hexRule } from '../../definitions/define-rule.js';

/** Four numbered lamps and two without a number (MJ-B05). */
const NEEDED = 6;

/** Too few gaslights for the lit tiles. */
export const tooFewGaslights = hexRule({
  id: 'hex/too-few-gaslights',
  severity: 'error',
  summary: `There are at least ${NEEDED} gaslight hexes.`,
  why: 'Six tiles are lit at the start, each on a gaslight of its own.',
  remedy: 'Look for gaslights that were traced as buildings.',
  comparesWithPrint: true,
  catalogueIds: ['HEX-005', 'MJ-B05'],
  *check({ board }) {
    const seen = countOnBoard(board, 'gaslights')!;
    const what = `The board has ${countWithNoun(seen, 'gaslight')}, but six tiles are lit at the start.`;
    if (seen < NEEDED) yield { entities: ['gaslights'], pointer: '/hexes', what, seen, expected: NEEDED };
  },
});
