import { idOfCircle, type StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/network.js';
import { jackDistances } from '../../jack-distances.js';
import type { Issue, Rule } from '../../rule.js';

/** Fifteen moves after a kill at I, one less in the third night (LFW-R25, LFW-R31). */
const MOVES = 14;

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
  check: ({ board }) => {
    const { ids, indexOfId } = networkOf(board);
    const red = new Set<string>(board.circles.filter(({ colour }) => colour === 'red').map(idOfCircle));
    const { count, between } = jackDistances(board);
    return board.circles.flatMap((circle, i): Issue[] => {
      const hideout = indexOfId.get(idOfCircle(circle))!;
      if (red.has(ids[hideout]!)) return [];
      let [farthest, most] = [-1, MOVES];
      for (let from = 0; from < count; from++)
        if (between(from, hideout) > most) [farthest, most] = [from, between(from, hideout)];
      if (farthest < 0) return [];
      const far = ids[farthest]!.slice(1);
      return [
        {
          entities: [idOfCircle(circle)],
          pointer: `/circles/${i}`,
          what:
            most > 1000
              ? `A hideout on circle ${circle.number} cannot be reached from circle ${far}.`
              : `A hideout on circle ${circle.number} is ${most} moves away from circle ${far}.`,
          mend: 'Look for a street that is missing on the way.',
          seen: most > 1000 ? 'unreachable' : most,
          expected: MOVES,
        },
      ];
    });
  },
};
