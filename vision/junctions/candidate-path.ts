/** Ways over unexplained ink as candidates: missed streets, and tees on a street that was found. */
import { PATH_POINTS, type StreetNode } from '../streets/index.js';
import type { Way } from './geodesic.js';
import { type Points, resample, smooth, type StreetLine } from './street-line.js';

/** A path from a node to another one, or to a place on a street. */
export interface CandidatePath extends Points {
  readonly node: number;
  readonly target: { readonly node: number } | { readonly street: number };
  /** For a path to a street: how far its junction is from the rims of the street's ends in sides of a crossing. */
  readonly clearance: number;
  /** For a path to a street: the angle between the two, in degrees. */
  readonly angle: number;
}

/** A way to another node. */
export function pathToNode(node: number, target: number, { points }: Way): CandidatePath {
  const path = resample(smooth(points, 2), PATH_POINTS);
  return { ...path, node, target: { node: target }, clearance: Infinity, angle: 90 };
}

/** A way to a street, extended to the middle of that street. */
export function pathToStreet(
  node: number,
  street: number,
  { points }: Way,
  line: StreetLine,
  nodes: readonly StreetNode[],
  side: number,
): CandidatePath {
  const smoothed = smooth(points, 2);
  const middle = densely(line, 0.1 * side);
  const at = junctionOn(middle, smoothed, side);
  const [x, y] = [middle.x[at]!, middle.y[at]!];
  const path = resample(
    { x: Float32Array.of(...smoothed.x, x), y: Float32Array.of(...smoothed.y, y) },
    PATH_POINTS,
  );
  const clearance = Math.min(
    ...line.ends.map((end) => {
      const { radius, ...place } = nodes[end]!;
      return (Math.hypot(place.x - x, place.y - y) - radius) / side;
    }),
  );
  return { ...path, node, target: { street }, clearance, angle: angleAt(path, middle, at) };
}

/** Points along a line about a given distance apart. */
export function densely(line: Points, step: number): Points {
  let length = 0;
  for (let i = 1; i < line.x.length; i++)
    length += Math.hypot(line.x[i]! - line.x[i - 1]!, line.y[i]! - line.y[i - 1]!);
  return resample(line, Math.max(2, Math.ceil(length / step)));
}

/** Which point of a street's middle a way meets if its last part is extended; else the nearest one. */
function junctionOn(middle: Points, way: Points, side: number): number {
  const last = way.x.length - 1;
  const [endX, endY] = [way.x[last]!, way.y[last]!];
  let [count, sumX, sumY] = [0, 0, 0];
  for (let i = 0; i <= last; i++) {
    const off = Math.hypot(way.x[i]! - endX, way.y[i]! - endY);
    if (off <= 0.2 * side || off >= 1.4 * side) continue;
    count++;
    sumX += way.x[i]!;
    sumY += way.y[i]!;
  }
  const [dx, dy] = count > 0 ? [endX - sumX / count, endY - sumY / count] : [0, 0];
  const length = Math.hypot(dx, dy) || 1;
  let [nearest, least, met, leastAside] = [0, Infinity, -1, 0.15 * side];
  for (let i = 0; i < middle.x.length; i++) {
    const [x, y] = [middle.x[i]! - endX, middle.y[i]! - endY];
    const off = Math.hypot(x, y);
    if (off < least) [nearest, least] = [i, off];
    const along = (x * dx + y * dy) / length;
    const aside = Math.abs(y * dx - x * dy) / length;
    if (count > 0 && along > -0.2 * side && along < 1.3 * side && aside < leastAside)
      [met, leastAside] = [i, aside];
  }
  return met >= 0 ? met : nearest;
}

/** The angle in degrees, up to 90, between the end of a path and a line at one of its points. */
function angleAt(path: Points, line: Points, at: number): number {
  const last = path.x.length - 1;
  const [px, py] = [path.x[last]! - path.x[last - 8]!, path.y[last]! - path.y[last - 8]!];
  const [before, after] = [Math.max(0, at - 20), Math.min(line.x.length - 1, at + 20)];
  const [lx, ly] = [line.x[after]! - line.x[before]!, line.y[after]! - line.y[before]!];
  const cosine = Math.abs(px * lx + py * ly) / (Math.hypot(px, py) * Math.hypot(lx, ly) + 1e-9);
  return (Math.acos(Math.min(1, cosine)) * 180) / Math.PI;
}
