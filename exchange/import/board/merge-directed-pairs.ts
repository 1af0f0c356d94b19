/** Finds the reverse edges of a directed graph, which has each street twice. */
import type { Point } from '../../../model/index.js';

/** A check for directed edges that run back along an earlier one. */
export function createReverseEdgeCheck(): (
  relation: string,
  between: readonly [string, string],
  course: readonly Point[],
) => boolean {
  const open = new Map<string, number>();
  return (relation, [from, to], course) => {
    // Programs that make a graph directed copy the bends unchanged, so both orders are the same street.
    const [along] = [course, course.toReversed()].map((points) => points.join(' ')).sort();
    const [key, back] = [`${relation} ${from} ${to} ${along!}`, `${relation} ${to} ${from} ${along!}`];
    const there = open.get(back) ?? 0;
    if (there > 0) open.set(back, there - 1);
    else open.set(key, (open.get(key) ?? 0) + 1);
    return there > 0;
  };
}
