/** Who is whose neighbour when crossings are held, for all circles at once. */
import { jackRoutes, type CrossingId, type StreetBoard } from '../../model/index.js';
import { oncePerBoard } from '../../model/once-per-board.js';
import { numberOf, waysOf } from './ways.js';

/** Circles by index, so that sets of them are arrays. */
export interface CircleIndex {
  readonly numbers: readonly number[];
  readonly indexOf: ReadonlyMap<number, number>;
  readonly neighbours: readonly (readonly number[])[];
  readonly alleys: readonly (readonly number[])[];
  /** Neighbours by a route that none of these crossings is on. */
  readonly open: (held: ReadonlySet<CrossingId>) => readonly (readonly number[])[];
}

/**
 * By routes: a pair is open if one of its routes is. All circles of Whitechapel take as long as two searches from one circle.
 * Where a board has too many routes to list, each circle is searched from.
 */
export const circleIndexOf = oncePerBoard((board: StreetBoard): CircleIndex => {
  const { circles, neighbours, alleys, open } = waysOf(board);
  const indexOf = new Map(circles.map((circle, i) => [circle, i]));
  const inIndices = (numbers: readonly number[] = []): number[] => numbers.map((each) => indexOf.get(each)!);
  const { pairs, incomplete } = jackRoutes(board);
  const indexed = pairs.map(({ between, routes }) => ({
    a: indexOf.get(numberOf(between[0]))!,
    b: indexOf.get(numberOf(between[1]))!,
    routes,
  }));
  return {
    numbers: circles,
    indexOf,
    neighbours: circles.map((circle) => inIndices(neighbours.get(circle))),
    alleys: circles.map((circle) => inIndices(alleys.get(circle))),
    open: (held) => {
      if (incomplete.length > 0) return circles.map((circle) => inIndices(open(circle, held)));
      const lists: number[][] = circles.map(() => []);
      for (const { a, b, routes } of indexed)
        if (routes.some((route) => !route.some((crossing) => held.has(crossing)))) {
          lists[a]!.push(b);
          lists[b]!.push(a);
        }
      return lists;
    },
  };
});
