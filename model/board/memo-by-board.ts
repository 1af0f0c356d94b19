/** Caches results by board, or by its topology, so that moving a node does not recompute them. */
import type { StreetBoard } from './board.js';

/** Caches a function of a board, or of a part of one, by identity. Boards are immutable, so a result cannot become stale. */
export function memoByBoard<B extends object, T>(compute: (board: B) => T): (board: B) => T {
  const known = new WeakMap<B, T>();
  return (board) => {
    let value = known.get(board);
    if (value === undefined) known.set(board, (value = compute(board)));
    return value;
  };
}

/** Caches a function of a board that never reads `at` or `extra`: boards that differ in nothing else share the result. */
export function memoByTopology<T>(compute: (board: StreetBoard) => T): (board: StreetBoard) => T {
  const once = memoByBoard(compute);
  return (board) => once(boardWithSameTopology(board));
}

/** The latest board with each list of streets. Moving a node keeps the list; changing a street makes a new one. */
const latest = new WeakMap<StreetBoard['streets'], StreetBoard>();

/** An earlier board that differs from this one only in the positions and unknown properties of nodes, or else this one. */
export const boardWithSameTopology = memoByBoard((board: StreetBoard): StreetBoard => {
  const known = latest.get(board.streets);
  if (known !== undefined && differInPlacesOnly(known, board)) return known;
  latest.set(board.streets, board);
  return board;
});

const NODES: ReadonlySet<string> = new Set(['circles', 'crossings', 'junctions']);
const UNREAD: ReadonlySet<string> = new Set(['at', 'extra']);

function differInPlacesOnly(a: StreetBoard, b: StreetBoard): boolean {
  return sameButFor(a, b, (key, one, other) => {
    if (!NODES.has(key)) return false;
    const [nodes, others] = [one as readonly object[], other as readonly object[]];
    return (
      nodes.length === others.length &&
      nodes.every(
        (node, i) => node === others[i] || sameButFor(node, others[i]!, (property) => UNREAD.has(property)),
      )
    );
  });
}

/** Whether two objects have the same properties in the same order, and the same values except where they may differ. */
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
