import {
  idOfCircle,
  policeRelation,
  searchersRelation,
  type CrossingId,
  type StreetBoard,
} from '../../../model/index.js';
import type { Issue, Rule } from '../../rule.js';

/** A hunt of fifteen spaces has so many turns, of two steps each. */
const TURNS = 15;

/** A circle that police come to search too late from somewhere. */
export const deadCorner: Rule<StreetBoard> = {
  id: 'play/dead-corner',
  severity: 'warning',
  gentler: { draft: 'info' },
  games: ['lfw', 'wm'],
  deep: true,
  summary: `From every crossing a policeman comes to search every circle within ${TURNS} turns.`,
  why: 'A corner that nobody reaches within a hunt is safe for Jack without any play.',
  mend: 'Look for streets that are missing between that corner and the rest.',
  waive: 'On a home-made board that means it so.',
  answers: ['ENG-010'],
  placeless: true,
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
          what: `Circle ${circle.number} takes police ${turns} turns to come and search from the far side.`,
          mend: 'Look for streets that are missing on the way.',
          seen: turns,
          expected: TURNS,
        },
      ];
    });
  },
};

/** How many police steps the farthest crossing that can be reached lies away. What cannot be reached is the topology's business. */
function farthest(
  police: ReadonlyMap<CrossingId, readonly CrossingId[]>,
  from: readonly CrossingId[],
): number {
  const seen = new Set(from);
  let [rim, steps] = [[...from], 0];
  for (;;) {
    const next: CrossingId[] = [];
    for (const crossing of rim)
      for (const step of police.get(crossing) ?? [])
        if (!seen.has(step)) {
          seen.add(step);
          next.push(step);
        }
    if (next.length === 0) return steps;
    [rim, steps] = [next, steps + 1];
  }
}
