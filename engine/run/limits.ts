/** Limits of a request. The engine has no clock, so long computations are bounded by counts. */

export const LIMITS = {
  /** Bytes of a line. */
  line: 4 * 1024 * 1024,
  /** Levels of nested lists and objects. */
  nesting: 32,
  /** Games that are open at the same time. */
  games: 256,
  perftDepth: 12,
  perftNodes: 20_000_000,
  /** Outside a hunt, where perft takes the readable path. */
  perftNodesApart: 100_000,
  /** Games that are played out for one request. */
  playouts: 2000,
  /** Characters of a message. */
  message: 600,
} as const;

/** Whether data is nested too deeply. Level by level, because a recursion could overflow the stack. */
export function isNestedTooDeep(data: unknown): boolean {
  let level: unknown[] = [data];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > LIMITS.nesting) return true;
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null ? (Object.values(each) as unknown[]) : [],
    );
  }
  return false;
}
