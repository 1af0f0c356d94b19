import type { StreetBoard } from '../../../model/index.js';
import { listed } from '../../listed.js';
import type { Rule } from '../../rule.js';

/** As many as there are women (LFW-B04). */
const PRINTED = 8;

/** More red circles than the print has. */
export const tooManyRed: Rule<StreetBoard> = {
  id: 'colour/too-many-red',
  severity: 'warning',
  gentler: { draft: 'info', custom: 'info' },
  games: ['lfw'],
  summary: `There are no more than ${PRINTED} red circles.`,
  why: 'The print has exactly as many as there are women, and a red circle too many is a hideout too few.',
  mend: 'Look for a white circle that was traced red.',
  waive: 'On a home-made board that means it so.',
  answers: ['COL-002', 'LFW-B04'],
  placeless: true,
  check: ({ board }) => {
    const red = board.circles.filter(({ colour }) => colour === 'red');
    if (red.length <= PRINTED) return [];
    return [
      {
        entities: ['red'],
        pointer: '/circles',
        what: `The board has ${red.length} red circles, but the print has ${PRINTED}.`,
        mend: `Look which of ${listed(red.map(({ number }) => number))} is printed white.`,
        seen: red.length,
        expected: PRINTED,
      },
    ];
  },
};
