import {
  idOfCircle,
  isStreetBoard,
  type NodeId,
  type Point,
  type StreetBoard,
} from '../../../model/index.js';
import type { Issue, Rule } from '../../rule.js';

/** So many discs away it is hardly the same node any more. */
const FAR = 6;

/** An id that lies somewhere else than in the last release. */
export const movedId: Rule<StreetBoard> = {
  id: 'provenance/moved-id',
  severity: 'warning',
  gentler: { draft: 'info' },
  games: ['lfw', 'wm'],
  summary: 'Since the last release a circle or crossing keeps its id and stays about where it was.',
  why: 'Saved games and vectors refer to ids, so an id used for another place puts a policeman somewhere else.',
  mend: 'Give the moved one its old id back, or a new id to the new place.',
  waive: 'Where the last release had it in the wrong place.',
  answers: ['IDN-006'],
  check: ({ board, since }) => {
    if (since === undefined || !isStreetBoard(since)) return [];
    const before = new Map(placesOf(since).map(({ id, at }) => [id, at]));
    return placesOf(board).flatMap(({ id, at, radius, pointer }): Issue[] => {
      const old = before.get(id);
      const distance = old && Math.hypot(at[0] - old[0], at[1] - old[1]);
      if (distance === undefined || distance <= FAR * radius) return [];
      return [
        {
          entities: [id],
          pointer: `${pointer}/at`,
          what: `${id.startsWith('c') ? `Circle ${id.slice(1)}` : `The crossing ${id}`} lies ${Math.round(distance)} board units from where it was in the last release.`,
          mend: 'Look whether two ids were exchanged.',
          seen: at,
          expected: old,
          fix: { kind: 'ask', action: 'moveNode', arguments: { node: id, to: old }, label: 'Put it back' },
        },
      ];
    });
  },
};

function placesOf(board: StreetBoard): { id: NodeId; at: Point; radius: number; pointer: string }[] {
  return [
    ...board.circles.map((circle, i) => ({
      id: idOfCircle(circle),
      at: circle.at,
      radius: board.discs.circle,
      pointer: `/circles/${i}`,
    })),
    ...board.crossings.map(({ id, at }, i) => ({
      id,
      at,
      radius: board.discs.crossing,
      pointer: `/crossings/${i}`,
    })),
  ];
}
