import { memoByTopology, type StreetBoard } from '../../../model/index.js';
import { CIRCLE, CROSSING, networkOf } from '../../../model/network/index.js';

/** Crossings and junctions that are connected without passing a circle. Jack moves from any circle around them to any other. */
export interface CrossingCluster {
  /** Its first crossing or junction, by index. */
  readonly first: number;
  /** The number of its crossings. */
  readonly crossings: number;
  /** The sorted circles around it, by index. */
  readonly circles: readonly number[];
}

/**
 * The cluster of every node; circles have none. With clusters, questions about Jack's neighbours take linear time; listing the
 * neighbours is quadratic where thousands of circles surround one crossing.
 */
export const crossingClusters = memoByTopology((board: StreetBoard): ReadonlyMap<number, CrossingCluster> => {
  const { kinds, streets, circleCount } = networkOf(board);
  const clusters = new Map<number, CrossingCluster>();
  for (let first = circleCount; first < kinds.length; first++) {
    if (clusters.has(first)) continue;
    const inside = new Set([first]);
    const circles = new Set<number>();
    for (const node of inside)
      for (let i = streets.starts[node]!; i < streets.starts[node + 1]!; i++) {
        const next = streets.ends[i]!;
        (kinds[next] === CIRCLE ? circles : inside).add(next);
      }
    const crossings = [...inside].filter((node) => kinds[node] === CROSSING).length;
    const cluster = { first, crossings, circles: [...circles].sort((a, b) => a - b) };
    for (const node of inside) clusters.set(node, cluster);
  }
  return clusters;
});
