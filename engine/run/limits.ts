/** How much a request may ask for. The engine has no clock, so what takes long is bounded by what it counts. */

export const LIMITS = {
  /** Bytes of a line. */
  line: 4 * 1024 * 1024,
  /** Lists and objects inside one another. */
  nesting: 32,
  /** Games that are open at the same time. */
  games: 256,
  perftDepth: 12,
  perftNodes: 20_000_000,
  /** Where no hunt is on, so that every action is carried out and judged. */
  perftNodesApart: 100_000,
  /** Games that are played out for one request. */
  playouts: 2000,
  /** Characters of a message; what it quotes may be longer. */
  message: 600,
} as const;

/** Whether data goes deeper than it may. Level by level, because a recursion would fall into what it measures. */
export function isTooDeep(data: unknown): boolean {
  let level: unknown[] = [data];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > LIMITS.nesting) return true;
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null ? (Object.values(each) as unknown[]) : [],
    );
  }
  return false;
}
