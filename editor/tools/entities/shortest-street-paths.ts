/** Shortest paths along streets from a node to others, for drawing, by number of streets. */
import { memoByBoard, countStepsFrom, type Point, type StreetBoard } from '../../../model/index.js';
import { placedLinesOf, type PlacedLine } from './placed-entities.js';

/** One street of a path. */
export type PathStreet = Pick<PlacedLine, 'name' | 'path'>;

/** Creates a function that gives the streets of a shortest path from a node to another through passable nodes. */
export function shortestStreetPathsFrom(
  board: StreetBoard,
  from: string,
  mayPass: (id: string) => boolean,
): (to: string) => readonly PathStreet[] {
  const legs = legsOf(board);
  const legsFrom = (node: string): readonly Leg[] =>
    node === from || mayPass(node) ? (legs.get(node) ?? []) : [];
  const steps = countStepsFrom([from], (node) => legsFrom(node).map(({ to }) => to));
  /** The leg that ends a shortest route to a node. */
  const lastLegTo = (node: string): Leg | undefined => {
    const count = steps.get(node) ?? 0;
    if (count === 0) return undefined;
    return legs.get(node)!.find(({ to }) => steps.get(to) === count - 1 && legsFrom(to).length > 0);
  };
  return (to) => {
    const route: PathStreet[] = [];
    for (let leg = lastLegTo(to); leg; leg = lastLegTo(leg.to)) route.push(leg.street);
    return route.reverse();
  };
}

interface Leg {
  readonly to: string;
  readonly street: PathStreet;
  readonly length: number;
}

/** The streets at every node, the shorter first, so that of two between the same nodes the shorter is taken. */
const legsOf = memoByBoard((board: StreetBoard): ReadonlyMap<string, readonly Leg[]> => {
  const legs = new Map<string, Leg[]>();
  const add = (from: string, leg: Leg): void => {
    const known = legs.get(from);
    if (known) known.push(leg);
    else legs.set(from, [leg]);
  };
  for (const street of placedLinesOf(board).values()) {
    if (street.list !== 'streets') continue;
    const [from, to] = street.line.between;
    const length = lengthOf(street.path);
    add(from, { to, street, length });
    add(to, { to: from, street, length });
  }
  for (const each of legs.values()) each.sort((a, b) => a.length - b.length);
  return legs;
});

const lengthOf = (course: readonly Point[]): number =>
  course.reduce((sum, [x, y], i) => {
    const [x0, y0] = course[i - 1] ?? [x, y];
    return sum + Math.hypot(x - x0, y - y0);
  }, 0);
