/** Nodes that touch: there is no line between them to look at, but nearly always a street. */
import type { StreetCandidate } from './choose-streets.js';
import type { InkMap } from './ink-map.js';
import { nearbyPairs, type NodePair } from './node-pairs.js';
import type { StreetNode } from './street-node.js';
import { PATH_POINTS } from './trace-path.js';

/** Rims this near to each other touch, in sides of a crossing. */
const TOUCHING = 0.12;
/** Centres that are nearer than this share of the sum of the radii are the same thing found twice. */
const SAME = 0.6;

/** The room between the rims of two nodes. */
const gapOf = (a: StreetNode, b: StreetNode): number =>
  Math.hypot(a.x - b.x, a.y - b.y) - a.radius - b.radius;

/** Whether two nodes touch. */
export const doTouch = (a: StreetNode, b: StreetNode, side: number): boolean =>
  gapOf(a, b) <= TOUCHING * side;

/** The streets between nodes that touch, by the share of such pairs that are joined: without circle, with one, with two. */
export function touchingStreets(
  { nodes, side }: InkMap,
  shares: readonly number[],
): readonly StreetCandidate[] {
  return nearbyPairs(nodes, 6, 8 * side).flatMap((pair) => {
    const [a, b] = [nodes[pair[0]]!, nodes[pair[1]]!];
    if (!doTouch(a, b, side)) return [];
    if (Math.hypot(a.x - b.x, a.y - b.y) < SAME * (a.radius + b.radius)) return [];
    const circles = (a.kind === 'circle' ? 1 : 0) + (b.kind === 'circle' ? 1 : 0);
    return [{ pair, path: straightPath(a, b), probability: shares[circles]! }];
  });
}

/** Those of them whose crossings have another street, so that a dark spot beside a disc gets none. */
export function plausibleTouches(
  touching: readonly StreetCandidate[],
  chosen: readonly StreetCandidate[],
  nodes: readonly StreetNode[],
): readonly StreetCandidate[] {
  const joined = new Set(chosen.flatMap(({ pair }) => pair));
  const isPlausible = (pair: NodePair): boolean =>
    pair.every((node) => nodes[node]!.kind === 'circle' || joined.has(node));
  return touching.filter(({ pair, probability }) => probability >= 0.5 && isPlausible(pair));
}

/** A line from rim to rim, or across the place where they overlap. */
function straightPath(a: StreetNode, b: StreetNode): StreetCandidate['path'] {
  const distance = Math.hypot(b.x - a.x, b.y - a.y);
  const [dx, dy] = [(b.x - a.x) / distance, (b.y - a.y) / distance];
  const middle = (a.radius + distance - b.radius) / 2;
  const length = Math.max(1, gapOf(a, b));
  const along = Float32Array.from(
    { length: PATH_POINTS },
    (_, i) => middle + length * (i / (PATH_POINTS - 1) - 0.5),
  );
  return {
    x: along.map((off) => a.x + off * dx),
    y: along.map((off) => a.y + off * dy),
    strength: new Float32Array(PATH_POINTS).fill(1),
    length,
    straight: length,
  };
}
