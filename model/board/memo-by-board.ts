/** A function of a board, or of a part of one, that is worked out once for each. Boards never change, so the answer cannot go stale. */
export function oncePerBoard<B extends object, T>(compute: (board: B) => T): (board: B) => T {
  const known = new WeakMap<B, T>();
  return (board) => {
    let value = known.get(board);
    if (value === undefined) known.set(board, (value = compute(board)));
    return value;
  };
}
