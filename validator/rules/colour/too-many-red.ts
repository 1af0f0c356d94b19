import type { StreetBoard } from '../../../model/index.js';
import type { Rule } from '../../rule.js';

/** More red circles than the print has. */
export const tooManyRed: Rule<StreetBoard> = {
  id: 'colour/too-many-red',
  severity: 'warning',
  gentler: { draft: 'info', custom: 'info' },
  games: ['lfw'],
  summary: 'There are no more than eight red circles.',
  why: 'The print has exactly as many as there are women, and a red circle too many is a hideout too few.',
  mend: 'Look for a white circle that was traced red.',
  waive: 'On a home-made board that means it so.',
  answers: ['COL-002', 'LFW-B04'],
  check: ({ board }) => {
    const red = board.circles.filter(({ colour }) => colour === 'red').length;
    if (red <= 8) return [];
    return [
      {
        entities: ['red'],
        pointer: '/circles',
        what: `The board has ${red} red circles, but the print has 8.`,
        mend: 'Look for a white circle that was traced red.',
        seen: red,
        expected: 8,
      },
    ];
  },
};
