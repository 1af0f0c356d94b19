import { jackRoutes, type CrossingId } from '../../../model/index.js';
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
    // For each circle the crossings that lie on every route to every neighbour.
    const common = new Map<string, readonly CrossingId[]>();
    for (const { between, routes } of jackRoutes(board).pairs)
      for (const circle of between)
        for (const route of routes)
          common.set(circle, common.get(circle)?.filter((crossing) => route.includes(crossing)) ?? route);
    return board.circles.map(({ number, colour }, i) => {
      const crossings = common.get(`c${number}`) ?? [];
      if (colour === 'blue' || crossings.length === 0) return undefined;
      return {
        entities: [`c${number}`],
        pointer: `/circles/${i}`,
        what: `Every route out of circle ${number} passes ${crossings.join(' and ')}.`,
        remedy: 'Look for a second route out in print.',
        seen: crossings,
      };
    });
  },
});
