import { memoByTopology, countStepsFrom, type StreetBoard } from '../../../model/index.js';
import { CIRCLE, CROSSING, neighboursIn, networkOf } from '../../../model/network/index.js';

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
    const reached = countStepsFrom([first], (node) =>
      kinds[node] === CIRCLE ? [] : neighboursIn(streets, node),
    );
    const inside = [...reached.keys()].filter((node) => kinds[node] !== CIRCLE);
    const circles = [...reached.keys()].filter((node) => kinds[node] === CIRCLE).sort((a, b) => a - b);
    const cluster = { first, crossings: inside.filter((node) => kinds[node] === CROSSING).length, circles };
    for (const node of inside) clusters.set(node, cluster);
  }
  return clusters;
});
