import type { StreetBoard } from '../../../model/index.js';
import type { Rule } from '../../rule.js';

/** No Goulston Street, or several. */
export const notOneRedCrossing: Rule<StreetBoard> = {
  id: 'colour/not-one-red-crossing',
  severity: 'error',
  gentler: { draft: 'info', custom: 'info' },
  games: ['lfw'],
  summary: 'Exactly one crossing has a red border: Goulston Street.',
  why: 'The letter of Goulston Street puts a policeman on that crossing, and on no other.',
  mend: 'Give the red border to the crossing in cell A5/b8 alone.',
  waive: 'Never on a printed board; home-made ones get a hint.',
  answers: ['COL-004', 'LFW-B07'],
  check: ({ board }) => {
    const red = board.crossings.filter(({ border }) => border === 'red').map(({ id }) => id);
    if (red.length === 1) return [];
    return [
      {
        entities: ['red', ...red],
        pointer: '/crossings',
        what:
          red.length === 0
            ? 'No crossing has a red border.'
            : `${red.length} crossings have a red border: ${red.join(', ')}.`,
        mend: 'Give it to Goulston Street alone.',
        seen: red,
        expected: 1,
      },
    ];
  },
};
