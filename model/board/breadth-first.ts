/** Breadth-first search over anything that has neighbours. For packed arrays there is `model/network`. */

/** The fewest steps from the starts to everything within `most` steps, the starts at 0, nearest first. */
export function countStepsFrom<T>(
  starts: readonly T[],
  neighboursOf: (node: T) => Iterable<T>,
  most = Infinity,
): ReadonlyMap<T, number> {
  const steps = new Map(starts.map((start) => [start, 0]));
  // A map that grows while it is iterated yields its entries in the order they were added.
  for (const [node, count] of steps) {
    if (count >= most) break;
    for (const next of neighboursOf(node)) if (!steps.has(next)) steps.set(next, count + 1);
  }
  return steps;
}

/** The connected parts of a symmetric relation, in the order of their first nodes. */
export function connectedParts<T>(nodes: Iterable<T>, neighboursOf: (node: T) => Iterable<T>): T[][] {
  const seen = new Set<T>();
  const parts: T[][] = [];
  for (const start of nodes) {
    if (seen.has(start)) continue;
    const part = [...countStepsFrom([start], neighboursOf).keys()];
    for (const node of part) seen.add(node);
    parts.push(part);
  }
  return parts;
}
