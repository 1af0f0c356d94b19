/** A street board in typed arrays: circles and crossings are indices, lists of them are concatenated. */
import { type CrossingId, jackRoutes, memoByBoard, type StreetBoard } from '../../../model/index.js';
import { circleNumber, streetMapOf } from '../street-map.js';

/** List i is items[starts[i]] to items[starts[i + 1] − 1]. */
export interface PackedLists {
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
  readonly neighbours: PackedLists;
  /** For each such direction the numbers of its routes, one behind another. */
  readonly routes: Int32Array;
  /** For each route the crossings on it. */
  readonly stops: PackedLists;
  readonly alleys: PackedLists;
  readonly boats: PackedLists;
  /** For each crossing those within two steps, and those one step away. */
  readonly reach: PackedLists;
  readonly steps: PackedLists;
  readonly searched: PackedLists;
}

/** Null for boards with too many routes to list, or with more nodes than a move code can hold. */
export const streetTablesOf = memoByBoard((board: StreetBoard): StreetTables | null => {
  const ways = streetMapOf(board);
  const { pairs, incomplete } = jackRoutes(board);
  const crossings = [...ways.policeSteps.keys()];
  if (incomplete.length > 0 || Math.max(ways.circles.length, crossings.length) > MOST_NODES) return null;
  const indexOf = new Map(ways.circles.map((circle, i) => [circle, i]));
  const crossingIndex = new Map(crossings.map((crossing, i) => [crossing, i]));

  const found: { to: number; routes: readonly (readonly CrossingId[])[] }[][] = ways.circles.map(() => []);
  for (const { between, routes } of pairs) {
    const [a, b] = [indexOf.get(circleNumber(between[0]))!, indexOf.get(circleNumber(between[1]))!];
    found[a]!.push({ to: b, routes });
    found[b]!.push({ to: a, routes });
  }
  for (const each of found) each.sort((a, b) => a.to - b.to);
  const directions = found.flat();
  const at = (ids: readonly CrossingId[]): number[] => ids.map((id) => crossingIndex.get(id)!);
  const circleLists = (of: ReadonlyMap<number, readonly number[]>): PackedLists =>
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
    reach: listsOf(crossings.map((crossing) => at(ways.policeReach.get(crossing)!))),
    steps: listsOf(crossings.map((crossing) => at(ways.policeSteps.get(crossing)!))),
    searched: packSearchSets({ crossings, indexOf }, ways.searchedCircles),
  };
});

/** A move code has thirteen bits for a node. */
const MOST_NODES = 1 << 13;

export const packSearchSets = (
  { crossings, indexOf }: Pick<StreetTables, 'crossings' | 'indexOf'>,
  searched: ReadonlyMap<CrossingId, readonly number[]>,
): PackedLists =>
  listsOf(crossings.map((crossing) => (searched.get(crossing) ?? []).map((circle) => indexOf.get(circle)!)));

function listsOf(lists: readonly (readonly number[])[]): PackedLists {
  const starts = new Int32Array(lists.length + 1);
  for (const [i, list] of lists.entries()) starts[i + 1] = starts[i]! + list.length;
  return { starts, items: Int32Array.from(lists.flat()) };
}

/** Whether one of the routes of a direction is free of held crossings (DEF-04). */
export function hasOpenRoute({ routes, stops }: StreetTables, held: Uint8Array, direction: number): boolean {
  const { starts, items } = stops;
  const end = routes[direction + 1]!;
  next: for (let route = routes[direction]!; route < end; route++) {
    for (let i = starts[route]!, last = starts[route + 1]!; i < last; i++)
      if (held[items[i]!] !== 0) continue next;
    return true;
  }
  return false;
}

/** An upper bound of the number of moves in one state. */
export function maxMoveCount(
  { neighbours, boats, reach, steps, circles }: StreetTables,
  searched: PackedLists,
  pawns: number,
): number {
  const degrees = lengthsOf(neighbours);
  let rides = 0;
  for (let circle = 0; circle < circles.length; circle++) {
    let sum = degrees[circle]!;
    for (let i = neighbours.starts[circle]!; i < neighbours.starts[circle + 1]!; i++)
      sum += degrees[neighbours.items[i]!]!;
    rides = Math.max(rides, sum);
  }
  // An alley leads to every other circle at most, whichever blocks count.
  const ofJack = rides + circles.length + longestListLength(boats) + 2;
  const ofPawns =
    pawns * (longestListLength(reach) + 2 * longestListLength(searched) + longestListLength(steps) + 3) +
    circles.length;
  return Math.max(ofJack, ofPawns) + 1;
}

export const longestListLength = (lists: PackedLists): number => Math.max(0, ...lengthsOf(lists));

const lengthsOf = ({ starts }: PackedLists): number[] =>
  Array.from({ length: starts.length - 1 }, (_, i) => starts[i + 1]! - starts[i]!);
