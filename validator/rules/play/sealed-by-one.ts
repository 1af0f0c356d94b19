import {
  idOfCircle,
  jackRoutes,
  type CircleId,
  type CrossingId,
  type StreetBoard,
} from '../../../model/index.js';
import type { Issue, Rule } from '../../rule.js';

/** A circle that one policeman shuts in. */
export const sealedByOne: Rule<StreetBoard> = {
  id: 'play/sealed-by-one',
  severity: 'warning',
  gentler: { draft: 'info' },
  games: ['lfw', 'wm'],
  deep: true,
  summary:
    'No circle has all its ways over one and the same crossing, but for the blue ones, which have boats.',
  why: 'A single policeman there shuts Jack in, or out of his goal, which he must enter on foot.',
  mend: 'Look for a second street that leaves the circle, or the square behind it, in print.',
  waive: 'Where the print really has such a dead end.',
  answers: ['ENG-007', 'ENG-008', 'LFW-R23', 'WM-R05'],
  placeless: true,
  check: ({ board }) => {
    const common = crossingsOnAllRoutes(board);
    return board.circles.flatMap((circle, i): Issue[] => {
      const crossings = common.get(idOfCircle(circle));
      if (circle.colour === 'blue' || crossings === undefined || crossings.length === 0) return [];
      return [
        {
          entities: [idOfCircle(circle)],
          pointer: `/circles/${i}`,
          what: `Every way out of circle ${circle.number} passes ${crossings.join(' and ')}.`,
          mend: 'Look for a second way out in print.',
          seen: crossings,
        },
      ];
    });
  },
};

/** For each circle the crossings that lie on every route to every neighbour. */
function crossingsOnAllRoutes(board: StreetBoard): Map<CircleId, readonly CrossingId[]> {
  const common = new Map<CircleId, readonly CrossingId[]>();
  for (const { between, routes } of jackRoutes(board).pairs)
    for (const circle of between)
      for (const route of routes) {
        const known = common.get(circle);
        common.set(
          circle,
          known === undefined ? route : known.filter((crossing) => route.includes(crossing)),
        );
      }
  return common;
}
