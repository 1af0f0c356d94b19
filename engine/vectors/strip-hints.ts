/** Hints: what is told with an action and is no part of it (§7). A whistle tells the cost of each of its calls. */
const HINTS: readonly string[] = ['losing', 'block', 'cost', 'path'];

/** Actions, or one of them, as they are told from others. */
export function withoutHints(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutHints);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data)
      .filter(([field]) => !HINTS.includes(field))
      .map(([field, value]) => [field, withoutHints(value)]),
  );
}
