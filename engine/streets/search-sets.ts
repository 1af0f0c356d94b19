/** The circles that a pawn on each crossing searches, with the variant of AMB-LFW-06. */
import {
  memoByBoard,
  countStepsFrom,
  touchAdjacency,
  type CrossingId,
  type StreetBoard,
} from '../../model/index.js';
import { CIRCLE, CROSSING, neighboursIn, networkOf } from '../../model/network/index.js';
import { streetMapOf } from './street-map.js';

/** The circles that a pawn on each crossing searches; `throughCircles` looks past circles up to the next crossing. */
export const searchSetsOf = (
  board: StreetBoard,
  throughCircles: boolean,
): ReadonlyMap<CrossingId, readonly number[]> =>
  throughCircles ? pastCircles(board) : streetMapOf(board).searchedCircles;

const pastCircles = memoByBoard((board: StreetBoard): ReadonlyMap<CrossingId, readonly number[]> => {
  const touching = touchAdjacency(board);
  const { ids, kinds } = networkOf(board);
  const circlesAt = (node: number): Int32Array =>
    neighboursIn(touching, node).filter((next) => kinds[next] === CIRCLE);
  const crossings = [...kinds.keys()].filter((node) => kinds[node] === CROSSING);
  return new Map(
    crossings.map((crossing) => {
      const [, ...circles] = countStepsFrom([crossing], circlesAt).keys();
      const numbers = circles.map((circle) => Number(ids[circle]!.slice(1)));
      return [ids[crossing] as CrossingId, numbers.sort((a, b) => a - b)];
    }),
  );
});
