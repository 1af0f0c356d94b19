/** Neighbours of all circles at once, by index, with some crossings occupied. */
import { type CrossingId, jackRoutes, memoByBoard, type StreetBoard } from '../../../model/index.js';
import type { CirclesByCircle } from './answer-tables.js';
import { circleNumber, streetMapOf } from '../street-map.js';

/** The neighbours, alleys and boats of all circles, by index. */
export interface IndexedNeighbours {
  readonly numbers: readonly number[];
  readonly indexOf: ReadonlyMap<number, number>;
  readonly neighbours: CirclesByCircle;
  readonly alleys: CirclesByCircle;
  readonly boats: CirclesByCircle;
  /** Neighbours by a route without these crossings. */
  readonly open: (held: ReadonlySet<CrossingId>) => CirclesByCircle;
}

/** Two neighbours and the crossings of each route between them. */
interface Pair {
  readonly a: number;
  readonly b: number;
  readonly routes: readonly (readonly CrossingId[])[];
}

/** The indexed neighbours of a board. Only pairs with an occupied crossing on a route are examined. */
export const indexedNeighboursOf = memoByBoard((board: StreetBoard): IndexedNeighbours => {
  const { circles, neighbours, alleys, boats, openNeighbours } = streetMapOf(board);
  const indexOf = new Map(circles.map((circle, i) => [circle, i]));
  const inIndices = (numbers: readonly number[] = []): number[] => numbers.map((each) => indexOf.get(each)!);
  const all = circles.map((circle) => inIndices(neighbours.get(circle)));
  const { pairs, incomplete } = jackRoutes(board);
  const pairsBy = new Map<CrossingId, Pair[]>();
  for (const { between, routes } of pairs) {
    const pair = {
      a: indexOf.get(circleNumber(between[0]))!,
      b: indexOf.get(circleNumber(between[1]))!,
      routes,
    };
    for (const crossing of new Set(routes.flat()))
      pairsBy.set(crossing, [...(pairsBy.get(crossing) ?? []), pair]);
  }
  return {
    numbers: circles,
    indexOf,
    neighbours: all,
    alleys: circles.map((circle) => inIndices(alleys.get(circle))),
    boats: circles.map((circle) => inIndices(boats.get(circle))),
    open: (held) => {
      if (incomplete.length > 0) return circles.map((circle) => inIndices(openNeighbours(circle, held)));
      const lists: (readonly number[])[] = [...all];
      const part = (from: number, to: number): void => {
        lists[from] = lists[from]!.filter((each) => each !== to);
      };
      for (const crossing of held)
        for (const { a, b, routes } of pairsBy.get(crossing) ?? [])
          if (routes.every((route) => route.some((each) => held.has(each)))) {
            part(a, b);
            part(b, a);
          }
      return lists;
    },
  };
});
