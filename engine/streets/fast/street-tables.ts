/** A street board in typed arrays: circles and crossings are indices, lists of them lie one behind another. */
import { jackRoutes, type CrossingId, type StreetBoard } from '../../../model/index.js';
import { oncePerBoard } from '../../../model/once-per-board.js';
import { numberOf, waysOf } from '../ways.js';

/** List i is items[starts[i]] to items[starts[i + 1] − 1]. */
export interface Lists {
  readonly starts: Int32Array;
  readonly items: Int32Array;
}

export interface StreetTables {
  /** Printed numbers by index, in order. */
  readonly circles: readonly number[];
  readonly indexOf: ReadonlyMap<number, number>;
  readonly crossings: readonly CrossingId[];
  readonly crossingIndex: ReadonlyMap<CrossingId, number>;
  /** For each circle its neighbours. A place in `items` is one direction of a pair. */
  readonly neighbours: Lists;
  /** For each such direction the numbers of its routes, one behind another. */
  readonly routes: Int32Array;
  /** For each route the crossings on it. */
  readonly stops: Lists;
  readonly alleys: Lists;
  readonly boats: Lists;
  /** For each crossing those within two steps, and those one step away. */
  readonly reach: Lists;
  readonly steps: Lists;
  readonly searched: Lists;
}

/** Undefined for boards that do not fit: too many routes to list, or more nodes than a move can name. */
export const tablesOf = oncePerBoard((board: StreetBoard): StreetTables | null => {
  const ways = waysOf(board);
  const { pairs, incomplete } = jackRoutes(board);
  const crossings = [...ways.steps.keys()];
  if (incomplete.length > 0 || Math.max(ways.circles.length, crossings.length) > MOST_NODES) return null;
  const indexOf = new Map(ways.circles.map((circle, i) => [circle, i]));
  const crossingIndex = new Map(crossings.map((crossing, i) => [crossing, i]));

  const found: { to: number; routes: readonly (readonly CrossingId[])[] }[][] = ways.circles.map(() => []);
  for (const { between, routes } of pairs) {
    const [a, b] = [indexOf.get(numberOf(between[0]))!, indexOf.get(numberOf(between[1]))!];
    found[a]!.push({ to: b, routes });
    found[b]!.push({ to: a, routes });
  }
  for (const each of found) each.sort((a, b) => a.to - b.to);
  const directions = found.flat();
  const at = (ids: readonly CrossingId[]): number[] => ids.map((id) => crossingIndex.get(id)!);
  const circleLists = (of: ReadonlyMap<number, readonly number[]>): Lists =>
    listsOf(ways.circles.map((circle) => (of.get(circle) ?? []).map((each) => indexOf.get(each)!)));
  return {
    circles: ways.circles,
    indexOf,
    crossings,
    crossingIndex,
    neighbours: listsOf(found.map((each) => each.map(({ to }) => to))),
    routes: listsOf(directions.map(({ routes }) => routes.map(() => 0))).starts,
    stops: listsOf(directions.flatMap(({ routes }) => routes.map(at))),
    alleys: circleLists(ways.alleys),
    boats: circleLists(ways.boats),
    reach: listsOf(crossings.map((crossing) => at(ways.reach.get(crossing)!))),
    steps: listsOf(crossings.map((crossing) => at(ways.steps.get(crossing)!))),
    searched: searchedLists({ crossings, indexOf }, ways.searched),
  };
});

/** Thirteen bits name a node in a move. */
const MOST_NODES = 1 << 13;

export const searchedLists = (
  { crossings, indexOf }: Pick<StreetTables, 'crossings' | 'indexOf'>,
  searched: ReadonlyMap<CrossingId, readonly number[]>,
): Lists =>
  listsOf(crossings.map((crossing) => (searched.get(crossing) ?? []).map((circle) => indexOf.get(circle)!)));

function listsOf(lists: readonly (readonly number[])[]): Lists {
  const starts = new Int32Array(lists.length + 1);
  for (const [i, list] of lists.entries()) starts[i + 1] = starts[i]! + list.length;
  return { starts, items: Int32Array.from(lists.flat()) };
}

/** Whether one of the routes of a direction is free of held crossings (DEF-04). */
export function isOpen({ routes, stops }: StreetTables, held: Uint8Array, direction: number): boolean {
  const { starts, items } = stops;
  const end = routes[direction + 1]!;
  next: for (let route = routes[direction]!; route < end; route++) {
    for (let i = starts[route]!, last = starts[route + 1]!; i < last; i++)
      if (held[items[i]!] !== 0) continue next;
    return true;
  }
  return false;
}
