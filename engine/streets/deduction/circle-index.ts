/** Who is whose neighbour when crossings are held, for all circles at once. */
import { jackRoutes, type CrossingId, type StreetBoard } from '../../model/index.js';
import { oncePerBoard } from '../../model/once-per-board.js';
import type { Lists } from './answers.js';
import { numberOf, waysOf } from './ways.js';

/** Circles by index, so that sets of them are arrays. */
export interface CircleIndex {
  readonly numbers: readonly number[];
  readonly indexOf: ReadonlyMap<number, number>;
  readonly neighbours: Lists;
  readonly alleys: Lists;
  readonly boats: Lists;
  /** Neighbours by a route that none of these crossings is on. */
  readonly open: (held: ReadonlySet<CrossingId>) => Lists;
}

/** Two neighbours and the crossings of each route between them. */
interface Pair {
  readonly a: number;
  readonly b: number;
  readonly routes: readonly (readonly CrossingId[])[];
}

/**
 * By routes: a pair is open if one of its routes is. Only pairs with a held crossing on a route are looked at; the others are
 * neighbours as ever. Where a board has too many routes to list, each circle is searched from.
 */
export const circleIndexOf = oncePerBoard((board: StreetBoard): CircleIndex => {
  const { circles, neighbours, alleys, boats, open } = waysOf(board);
  const indexOf = new Map(circles.map((circle, i) => [circle, i]));
  const inIndices = (numbers: readonly number[] = []): number[] => numbers.map((each) => indexOf.get(each)!);
  const all = circles.map((circle) => inIndices(neighbours.get(circle)));
  const { pairs, incomplete } = jackRoutes(board);
  const pairsBy = new Map<CrossingId, Pair[]>();
  for (const { between, routes } of pairs) {
    const pair = { a: indexOf.get(numberOf(between[0]))!, b: indexOf.get(numberOf(between[1]))!, routes };
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
      if (incomplete.length > 0) return circles.map((circle) => inIndices(open(circle, held)));
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
