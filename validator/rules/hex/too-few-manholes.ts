import { countOnBoard } from '../../../model/index.js';
import { countWithNoun, hexRule } from '../../definitions/define-rule.js';

/** Two are always covered, so Bert needs a third one to act, and the sewers need a fourth (MJ-B04). */
const NEEDED = 3;

/** Too few manholes for Bert. */
export const tooFewManholes = hexRule({
  id: 'hex/too-few-manholes',
  severity: 'error',
  summary: `There are at least ${NEEDED} manholes.`,
  why: 'Two are always covered, and Bert must always be able to open one and close another.',
  remedy: 'Look for manholes that were traced as plain streets.',
  comparesWithPrint: true,
  catalogueIds: ['HEX-004', 'MJ-B04'],
  *check({ board }) {
    const seen = countOnBoard(board, 'manholes')!;
    const what = `The board has ${countWithNoun(seen, 'manhole')}, too few for Bert to act.`;
    if (seen < NEEDED) yield { entities: ['manholes'], pointer: '/hexes', what, seen, expected: NEEDED };
  },
});
