import {
  idOfCircle,
  jackDistances,
  sectorRelation,
  UNREACHABLE,
  WM_MOVES_PER_ROUND,
} from '../../../model/index.js';
import { networkOf } from '../../../model/network/index.js';
import { streetRule } from '../../definitions/define-rule.js';

/** Two Discovery Locations too far apart for a round. */
export const discoveryPairOutOfReach = streetRule({
  id: 'play/discovery-pair-out-of-reach',
  severity: { otherwise: 'error', draft: 'info' },
  games: ['wm'],
  deep: true,
  summary: `White circles of different squares are at most ${WM_MOVES_PER_ROUND} normal moves apart on the empty board.`,
  why: 'Jack may choose any two of them and must get from one to the other within a round.',
  remedy: 'Look for a street that is missing on the way.',
  catalogueIds: ['ENG-006', 'WM-R01'],
  check: ({ board }) => {
    const { indexOfId } = networkOf(board);
    const sectors = sectorRelation(board);
    const { between } = jackDistances(board);
    const white = board.circles.flatMap((circle, i) => {
      const id = idOfCircle(circle);
      return circle.colour === 'white' ? [{ id, i, index: indexOfId.get(id)!, sector: sectors.get(id) }] : [];
    });
    return white.map((from, n) => {
      let [far, most] = [undefined as (typeof white)[number] | undefined, WM_MOVES_PER_ROUND];
      for (const to of white.slice(n + 1)) {
        const moves = between(from.index, to.index);
        if (to.sector !== from.sector && moves > most && moves !== UNREACHABLE) [far, most] = [to, moves];
      }
      if (far === undefined) return undefined;
      return {
        entities: [from.id, far.id],
        pointer: `/circles/${from.i}`,
        what: `Circles ${from.id.slice(1)} and ${far.id.slice(1)} are ${most} moves apart.`,
        seen: most,
        expected: WM_MOVES_PER_ROUND,
      };
    });
  },
});
