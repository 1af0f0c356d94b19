import { isStreetBoard } from '../../../model/index.js';
import { makeAskFix, streetRule } from '../../definitions/define-rule.js';
import { discNodes } from '../../facts/sections/section-grid.js';

/** Beyond this many disc radii it is hardly the same node. */
const FAR = 6;

/** An id whose node lies elsewhere than in the last release. */
export const movedId = streetRule({
  id: 'provenance/moved-id',
  severity: { otherwise: 'warning', draft: 'info' },
  summary: 'Since the last release a circle or crossing keeps its id and stays about where it was.',
  why: 'Saved games and vectors refer to ids, so an id used for another place puts a policeman somewhere else.',
  remedy: 'Give the moved one its old id back, or a new id to the new place.',
  whenToWaive: 'Where the last release had it in the wrong place.',
  catalogueIds: ['IDN-006'],
  check: ({ board, release }) => {
    if (release === undefined || !isStreetBoard(release.board)) return [];
    const before = new Map(discNodes(release.board).map(({ id, at }) => [id, at]));
    return discNodes(board).map(({ id, at, radius, pointer }) => {
      const old = before.get(id);
      if (old === undefined) return undefined;
      const distance = Math.hypot(at[0] - old[0], at[1] - old[1]);
      if (distance <= FAR * radius) return undefined;
      return {
        entities: [id],
        pointer: `${pointer}/at`,
        what: `${id.startsWith('c') ? `Circle ${id.slice(1)}` : `The crossing ${id}`} lies ${Math.round(distance)} board units from where it was in the last release.`,
        remedy: 'Check whether two ids were swapped.',
        seen: at,
        expected: old,
        fix: makeAskFix('moveNode', { node: id, to: old }, 'Put it back'),
      };
    });
  },
});
