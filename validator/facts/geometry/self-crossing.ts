import { intersectSegments, type Point } from '../../../model/index.js';

/** The first segment that a later one crosses: it begins at point `first`, the later one ends at point `last`. */
export function findSelfCrossing(
  course: readonly Point[],
): { readonly first: number; readonly last: number; readonly at: Point } | undefined {
  // A line of thousands of bends is a tracing error; checking its first hundreds is enough.
  const points = course.slice(0, 500);
  for (let i = 0; i + 1 < points.length; i++)
    for (let j = points.length - 2; j > i + 1; j--) {
      const at = intersectSegments(points[i]!, points[i + 1]!, points[j]!, points[j + 1]!);
      if (at !== undefined) return { first: i, last: j + 1, at: [Math.round(at[0]), Math.round(at[1])] };
    }
  return undefined;
}
