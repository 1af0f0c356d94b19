/** Distances between circles, for heuristic players. */
import { jackRelation, memoByBoard, countStepsFrom, type StreetBoard } from '../../model/index.js';

const knownDistances = memoByBoard((_: StreetBoard) => new Map<number, ReadonlyMap<number, number>>());

/** The number of walking moves from each circle to a goal. */
export function distancesTo(board: StreetBoard, goal: number): ReadonlyMap<number, number> {
  const known = knownDistances(board);
  if (!known.has(goal)) known.set(goal, measured(board, goal));
  return known.get(goal)!;
}

function measured(board: StreetBoard, goal: number): ReadonlyMap<number, number> {
  const relation = jackRelation(board);
  return countStepsFrom([goal], (circle) =>
    (relation.get(`c${circle}`) ?? []).map((id) => Number(id.slice(1))),
  );
}
