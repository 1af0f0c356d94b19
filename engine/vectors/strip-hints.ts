/** Hints are sent along with an action and are not part of it (§7). The calls of a whistle carry their cost. */
const HINTS: readonly string[] = ['losing', 'block', 'cost', 'path'];

/** An action, or a list of actions, without hints. */
export function stripHints(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(stripHints);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data)
      .filter(([field]) => !HINTS.includes(field))
      .map(([field, value]) => [field, stripHints(value)]),
  );
}
