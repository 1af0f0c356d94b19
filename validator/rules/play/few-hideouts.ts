import { idOfCircle, jackRelation, type StreetBoard } from '../../../model/index.js';
import type { Rule } from '../../rule.js';

/** The print leaves 138 of 195. */
const SHARE = 1 / 4;

/** Hardly a choice of hideouts under the option Catch Me, If You Can. */
export const fewHideouts: Rule<StreetBoard> = {
  id: 'play/few-hideouts',
  severity: 'warning',
  gentler: { draft: 'info' },
  games: ['lfw'],
  deep: true,
  summary: 'At least a quarter of the circles are neither red nor next to a red one.',
  why: 'Under Catch Me, If You Can only those may be hideouts, and among few the police guess.',
  mend: 'Look for circles that were traced red, or streets that join too much.',
  waive: 'On a home-made board that means it so.',
  answers: ['ENG-003', 'LFW-O12'],
  placeless: true,
  check: ({ board }) => {
    const red = new Set<string>(board.circles.filter(({ colour }) => colour === 'red').map(idOfCircle));
    const left = [...jackRelation(board)].filter(
      ([circle, near]) => !red.has(circle) && !near.some((each) => red.has(each)),
    ).length;
    return left >= board.circles.length * SHARE
      ? []
      : [
          {
            entities: ['hideouts'],
            pointer: '/circles',
            what: `Only ${left} circles can be hideouts under Catch Me, If You Can.`,
            mend: 'Look for circles that were traced red, or streets that join too much.',
            seen: left,
            expected: Math.ceil(board.circles.length * SHARE),
          },
        ];
  },
};
