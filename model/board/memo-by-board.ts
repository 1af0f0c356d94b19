/** Caches a function of a board, or of a part of one, by identity. Boards are immutable, so a result cannot become stale. */
export function memoByBoard<B extends object, T>(compute: (board: B) => T): (board: B) => T {
  const known = new WeakMap<B, T>();
  return (board) => {
    let value = known.get(board);
    if (value === undefined) known.set(board, (value = compute(board)));
    return value;
  };
}
