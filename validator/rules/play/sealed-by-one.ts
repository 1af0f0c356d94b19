import {
  idOfCircle,
  jackRoutes,
  type CircleId,
  type CrossingId,
  type StreetBoard,
} from '../../../model/index.js';
import { streetRule } from '../../definitions/define-rule.js';

/** A circle that one policeman can seal off. */
export const sealedByOne = streetRule({
  id: 'play/sealed-by-one',
  severity: { otherwise: 'warning', draft: 'info' },
  deep: true,
  summary: 'No circle has all its routes over a single crossing, except blue circles, which have boats.',
  why: 'A single policeman there locks Jack in, or out of a goal that he must enter on foot.',
  remedy: 'Look for a second street that leaves the circle, or the square behind it, in print.',
  whenToWaive: 'Where the print really has such a dead end.',
  catalogueIds: ['ENG-007', 'ENG-008', 'LFW-R23', 'WM-R05'],
  topologyOnly: true,
  check: ({ board }) => {
    const common = crossingsOnAllRoutes(board);
    return board.circles.map((circle, i) => {
      const crossings = common.get(idOfCircle(circle));
      if (circle.colour === 'blue' || crossings === undefined || crossings.length === 0) return undefined;
      return {
        entities: [idOfCircle(circle)],
        pointer: `/circles/${i}`,
        what: `Every route out of circle ${circle.number} passes ${crossings.join(' and ')}.`,
        remedy: 'Look for a second route out in print.',
        seen: crossings,
      };
    });
  },
});

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
