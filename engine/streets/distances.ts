/** How far circles are apart, for players who have to be somewhere in time. */
import { jackRelation, type StreetBoard } from '../../model/index.js';
import { oncePerBoard } from '../../model/once-per-board.js';

const knownDistances = oncePerBoard((_: StreetBoard) => new Map<number, ReadonlyMap<number, number>>());

/** How many walks each circle is away from another. */
export function distancesTo(board: StreetBoard, goal: number): ReadonlyMap<number, number> {
  const known = knownDistances(board);
  if (!known.has(goal)) known.set(goal, measured(board, goal));
  return known.get(goal)!;
}

function measured(board: StreetBoard, goal: number): ReadonlyMap<number, number> {
  const relation = jackRelation(board);
  const distances = new Map([[goal, 0]]);
  const queue = [goal];
  for (const at of queue)
    for (const id of relation.get(`c${at}`) ?? []) {
      const next = Number(id.slice(1));
      if (distances.has(next)) continue;
      distances.set(next, distances.get(at)! + 1);
      queue.push(next);
    }
  return distances;
}
