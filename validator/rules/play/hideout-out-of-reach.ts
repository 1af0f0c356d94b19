import { idOfCircle, jackDistances, LFW_MOVES_HOME, UNREACHABLE } from '../../../model/index.js';
import { networkOf } from '../../../model/network/index.js';
import { streetRule } from '../../definitions/define-rule.js';

/** A hideout that Jack cannot reach in time. */
export const hideoutOutOfReach = streetRule({
  id: 'play/hideout-out-of-reach',
  severity: { otherwise: 'error', draft: 'info' },
  games: ['lfw'],
  deep: true,
  summary: `From every circle every possible hideout is at most ${LFW_MOVES_HOME} normal moves away on the empty board.`,
  why: 'The third night leaves at least that many moves, and a hideout farther away loses the game.',
  remedy: 'Look for a street that is missing on the way.',
  catalogueIds: ['ENG-001', 'ENG-002', 'LFW-R25', 'LFW-R31'],
  topologyOnly: true,
  check: ({ board }) => {
    const { ids, indexOfId } = networkOf(board);
    const red = new Set<string>(board.circles.filter(({ colour }) => colour === 'red').map(idOfCircle));
    const { count, between } = jackDistances(board);
    return board.circles.map((circle, i) => {
      const hideout = indexOfId.get(idOfCircle(circle))!;
      if (red.has(ids[hideout]!)) return undefined;
      let [farthest, most] = [-1, LFW_MOVES_HOME];
      for (let from = 0; from < count; from++) {
        const moves = between(from, hideout);
        if (moves > most && moves !== UNREACHABLE) [farthest, most] = [from, moves];
      }
      if (farthest < 0) return undefined;
      const far = ids[farthest]!.slice(1);
      return {
        entities: [idOfCircle(circle)],
        pointer: `/circles/${i}`,
        what: `A hideout on circle ${circle.number} is ${most} moves away from circle ${far}.`,
        seen: most,
        expected: LFW_MOVES_HOME,
      };
    });
  },
});
