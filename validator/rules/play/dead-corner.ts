import {
  idOfCircle,
  policeRelation,
  searchersRelation,
  stepsFrom,
  type CrossingId,
  type StreetBoard,
} from '../../../model/index.js';
import type { Issue, Rule } from '../../definitions/rule.js';

/** A hunt of fifteen spaces has this many turns, of two steps each. */
const TURNS = 15;

/** A circle that police cannot search in time from some crossing. */
export const deadCorner: Rule<StreetBoard> = {
  id: 'play/dead-corner',
  severity: 'warning',
  severityByProfile: { draft: 'info' },
  games: ['lfw', 'wm'],
  deep: true,
  summary: `From every crossing a policeman can search every circle within ${TURNS} turns.`,
  why: 'A corner that police cannot reach within a hunt is always safe for Jack.',
  remedy: 'Look for streets that are missing between that corner and the rest.',
  whenToWaive: 'On a home-made board where this is intentional.',
  catalogueIds: ['ENG-010'],
  topologyOnly: true,
  check: ({ board }) => {
    const police = policeRelation(board);
    const searchers = searchersRelation(board);
    return board.circles.flatMap((circle, i): Issue[] => {
      const steps = farthest(police, searchers.get(idOfCircle(circle)) ?? []);
      const turns = Math.ceil(steps / 2);
      if (turns <= TURNS) return [];
      return [
        {
          entities: [idOfCircle(circle)],
          pointer: `/circles/${i}`,
          what: `From the farthest crossing police need ${turns} turns to search circle ${circle.number}.`,
          remedy: 'Look for streets that are missing on the way.',
          seen: turns,
          expected: TURNS,
        },
      ];
    });
  },
};

/** The number of police steps to the farthest reachable crossing. topology/streets-apart reports unreachable ones. */
function farthest(
  police: ReadonlyMap<CrossingId, readonly CrossingId[]>,
  from: readonly CrossingId[],
): number {
  const steps = stepsFrom(from, (crossing) => police.get(crossing) ?? []);
  return [...steps.values()].at(-1) ?? 0;
}
