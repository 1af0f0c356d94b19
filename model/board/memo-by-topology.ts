/** What does not ask where nodes lie is the same after one was moved, which is what an editor does all day. */
import type { StreetBoard } from './board.js';
import { oncePerBoard } from './once-per-board.js';

/** A function of a board that never looks at `at`: worked out once for all boards that differ in nothing else. */
export function placeless<T>(compute: (board: StreetBoard) => T): (board: StreetBoard) => T {
  const once = oncePerBoard(compute);
  return (board) => once(elsewhere(board));
}

/** The latest board met with these streets. Moving a node keeps the array; redrawing a street makes a new one. */
const latest = new WeakMap<StreetBoard['streets'], StreetBoard>();

/** An earlier board that differs from this one at most in where its nodes lie, or this one. */
export const elsewhere = oncePerBoard((board: StreetBoard): StreetBoard => {
  const known = latest.get(board.streets);
  if (known !== undefined && differInPlacesOnly(known, board)) return known;
  latest.set(board.streets, board);
  return board;
});

const NODES: ReadonlySet<string> = new Set(['circles', 'crossings', 'junctions']);

function differInPlacesOnly(a: StreetBoard, b: StreetBoard): boolean {
  return sameButFor(a, b, (key, one, other) => {
    if (!NODES.has(key)) return false;
    const [nodes, others] = [one as readonly object[], other as readonly object[]];
    return (
      nodes.length === others.length &&
      nodes.every(
        (node, i) => node === others[i] || sameButFor(node, others[i]!, (property) => property === 'at'),
      )
    );
  });
}

/** Whether two objects have the same properties in the same order, with the same values or such as may differ. */
function sameButFor(
  a: object,
  b: object,
  mayDiffer: (key: string, one: unknown, other: unknown) => boolean,
): boolean {
  const [entries, others] = [Object.entries(a), Object.entries(b)];
  return (
    entries.length === others.length &&
    entries.every(([key, value], i) => {
      const [otherKey, other] = others[i]! as [string, unknown];
      return key === otherKey && (value === other || mayDiffer(key, value, other));
    })
  );
}
