import { idOfCircle, sectorRelation, type StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/network.js';
import {
  jackDistances,
  MOVES_OF_A_ROUND as MOVES,
  UNREACHABLE,
} from '../../../model/relations/jack-distances.js';
import type { Issue, Rule } from '../../rule.js';

/** Two Discovery Locations too far apart for a round. */
export const discoveryPairOutOfReach: Rule<StreetBoard> = {
  id: 'play/discovery-pair-out-of-reach',
  severity: 'error',
  gentler: { draft: 'info' },
  games: ['wm'],
  deep: true,
  summary: `White circles of different squares are at most ${MOVES} normal moves apart on the empty board.`,
  why: 'Jack may choose any two of them and must come from one to the other within a round.',
  mend: 'Look for a street that is missing on the way.',
  waive: 'On a home-made board that means it so.',
  answers: ['ENG-006', 'WM-R01'],
  check: ({ board }) => {
    const { indexOfId } = networkOf(board);
    const sectors = sectorRelation(board);
    const { between } = jackDistances(board);
    const white = board.circles.flatMap((circle, i) => {
      const id = idOfCircle(circle);
      return circle.colour === 'white' ? [{ id, i, index: indexOfId.get(id)!, sector: sectors.get(id) }] : [];
    });
    return white.flatMap((from, n): Issue[] => {
      let [far, most] = [undefined as (typeof white)[number] | undefined, MOVES];
      for (const to of white.slice(n + 1)) {
        const moves = between(from.index, to.index);
        if (to.sector !== from.sector && moves > most && moves !== UNREACHABLE) [far, most] = [to, moves];
      }
      if (far === undefined) return [];
      return [
        {
          entities: [from.id, far.id],
          pointer: `/circles/${from.i}`,
          what: `Circles ${from.id.slice(1)} and ${far.id.slice(1)} are ${most} moves apart.`,
          mend: 'Look for a street that is missing on the way.',
          seen: most,
          expected: MOVES,
        },
      ];
    });
  },
};
