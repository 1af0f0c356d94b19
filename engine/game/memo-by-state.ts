/** Caches what follows from a state. States are immutable, so nothing is ever invalidated. */

/** A function of a board and a state that computes its result once for each state. */
export function memoByState<B, S extends object, R>(
  compute: (board: B, state: S) => R,
): (board: B, state: S) => R {
  const known = new WeakMap<S, R>();
  return (board, state) => {
    let result = known.get(state);
    if (result === undefined) {
      result = compute(board, state);
      known.set(state, result);
    }
    return result;
  };
}
