import { idOfCircle, type StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/network.js';
import { jackDistances, MOVES_HOME as MOVES, UNREACHABLE } from '../../../model/relations/jack-distances.js';
import type { Issue, Rule } from '../../rule.js';

/** A hideout that Jack cannot come home to in time. */
export const hideoutOutOfReach: Rule<StreetBoard> = {
  id: 'play/hideout-out-of-reach',
  severity: 'error',
  gentler: { draft: 'info' },
  games: ['lfw'],
  deep: true,
  summary: `From every circle every possible hideout is at most ${MOVES} normal moves away on the empty board.`,
  why: 'The third night leaves so many moves at least, and a hideout beyond them loses the game before it begins.',
  mend: 'Look for a street that is missing on the way.',
  waive: 'On a home-made board that means it so.',
  answers: ['ENG-001', 'ENG-002', 'LFW-R25', 'LFW-R31'],
  placeless: true,
  check: ({ board }) => {
    const { ids, indexOfId } = networkOf(board);
    const red = new Set<string>(board.circles.filter(({ colour }) => colour === 'red').map(idOfCircle));
    const { count, between } = jackDistances(board);
    return board.circles.flatMap((circle, i): Issue[] => {
      const hideout = indexOfId.get(idOfCircle(circle))!;
      if (red.has(ids[hideout]!)) return [];
      let [farthest, most] = [-1, MOVES];
      for (let from = 0; from < count; from++) {
        const moves = between(from, hideout);
        if (moves > most && moves !== UNREACHABLE) [farthest, most] = [from, moves];
      }
      if (farthest < 0) return [];
      const far = ids[farthest]!.slice(1);
      return [
        {
          entities: [idOfCircle(circle)],
          pointer: `/circles/${i}`,
          what: `A hideout on circle ${circle.number} is ${most} moves away from circle ${far}.`,
          mend: 'Look for a street that is missing on the way.',
          seen: most,
          expected: MOVES,
        },
      ];
    });
  },
};
