/** Whether points are spread enough to determine a map. */
import type { Point } from '../../../model/index.js';
import { distanceBetween } from '../pointing/hit-test.js';
import type { PointPair } from './fit-transform.js';

/** A triangle whose least height is below this fraction of the points' extent counts as a line, given the precision of clicks. */
const FLAT = 0.02;

/** The indices of the problematic points: three on a line, or two that coincide. */
export type PointIndices = readonly number[];

/** The longest distance between two of the points. */
export const largestDistance = (points: readonly Point[]): number =>
  points.reduce(
    (most, a, i) => points.slice(i + 1).reduce((so, b) => Math.max(so, distanceBetween(a, b)), most),
    0,
  );

/** Whether some three of the points are not on a line, in the picture and on the board. */
export function hasTriangle(pairs: readonly PointPair[]): boolean {
  const isFlat = flatness(pairs);
  for (const triple of triplesOf(pairs.length)) if (!isFlat(triple)) return true;
  return false;
}

/** Whether there are four points of which no three are on a line. */
export function hasQuadrangle(pairs: readonly PointPair[]): boolean {
  const isFlat = flatness(pairs);
  const last = pairs.length;
  for (let a = 0; a < last; a++)
    for (let b = a + 1; b < last; b++)
      for (let c = b + 1; c < last; c++) {
        if (isFlat([a, b, c])) continue;
        for (let d = c + 1; d < last; d++)
          if (!isFlat([a, b, d]) && !isFlat([a, c, d]) && !isFlat([b, c, d])) return true;
      }
  return false;
}

/** The first three points on a line; only the first two if these coincide. */
export function findCollinearPoints(pairs: readonly PointPair[]): PointIndices | undefined {
  const isFlat = flatness(pairs);
  for (const line of triplesOf(pairs.length))
    if (isFlat(line)) return findCoincidentPoints(pairs, line) ?? line;
  return undefined;
}

/** Two points that coincide, in the picture or on the board. */
export function findCoincidentPoints(
  pairs: readonly PointPair[],
  among: readonly number[],
): PointIndices | undefined {
  const reach = [0, 1].map((side) => largestDistance(pairs.map((pair) => pair[side]!)));
  for (const a of among)
    for (const b of among)
      if (
        a < b &&
        reach.some((all, side) => distanceBetween(pairs[a]![side]!, pairs[b]![side]!) <= FLAT * all)
      )
        return [a, b];
  return undefined;
}

function flatness(pairs: readonly PointPair[]): (triple: PointIndices) => boolean {
  const sides = ([0, 1] as const).map((side) => {
    const points = pairs.map((pair) => pair[side]);
    return { points, limit: FLAT * largestDistance(points) };
  });
  return ([a, b, c]) =>
    sides.some(({ points, limit }) => heightOf(points[a!]!, points[b!]!, points[c!]!) <= limit);
}

/** The least of a triangle's three heights. */
function heightOf(a: Point, b: Point, c: Point): number {
  const double = Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]));
  const longest = Math.max(distanceBetween(a, b), distanceBetween(b, c), distanceBetween(c, a));
  return longest > 0 ? double / longest : 0;
}

function* triplesOf(count: number): Generator<PointIndices> {
  for (let a = 0; a < count; a++)
    for (let b = a + 1; b < count; b++) for (let c = b + 1; c < count; c++) yield [a, b, c];
}
