/** A function of a board that works once for each board and remembers; boards are never changed in place. */
export function oncePerBoard<Source extends object, Result>(
  compute: (board: Source) => Result,
): (board: Source) => Result {
  const known = new WeakMap<Source, Result>();
  return (board) => {
    if (!known.has(board)) known.set(board, compute(board));
    return known.get(board)!;
  };
}
