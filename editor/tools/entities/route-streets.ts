/** Along which streets one comes from a node to others, for drawing it. Of several ways the one of fewest streets is shown. */
import type { Point, StreetBoard } from '../../model/index.js';
import { oncePerBoard } from '../../model/once-per-board.js';
import { linesOf, type PlacedLine } from './nodes.js';

/** One street of a way. */
export type Street = Pick<PlacedLine, 'key' | 'course'>;

/** Gives the streets to a node, none if it is not reached by passing only nodes that may be passed. */
export function waysFrom(
  board: StreetBoard,
  from: string,
  mayPass: (id: string) => boolean,
): (to: string) => readonly Street[] {
  const legs = legsOf(board);
  const cameBy = new Map<string, { readonly before: string; readonly street: Street }>();
  const queue = [from];
  // The list grows while it is walked.
  for (const node of queue) {
    if (node !== from && !mayPass(node)) continue;
    for (const { to, street } of legs.get(node) ?? []) {
      if (to === from || cameBy.has(to)) continue;
      cameBy.set(to, { before: node, street });
      queue.push(to);
    }
  }
  return (to) => {
    const way: Street[] = [];
    for (let last = cameBy.get(to); last; last = cameBy.get(last.before)) way.push(last.street);
    return way.reverse();
  };
}

interface Leg {
  readonly to: string;
  readonly street: Street;
  readonly length: number;
}

/** The streets at every node, the shorter first, so that of two between the same nodes the shorter is taken. */
const legsOf = oncePerBoard((board: StreetBoard): ReadonlyMap<string, readonly Leg[]> => {
  const legs = new Map<string, Leg[]>();
  const add = (from: string, leg: Leg): void => {
    const known = legs.get(from);
    if (known) known.push(leg);
    else legs.set(from, [leg]);
  };
  for (const street of linesOf(board).values()) {
    if (street.list !== 'streets') continue;
    const [from, to] = street.line.between;
    const length = lengthOf(street.course);
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
