/** Clusters of crossings and junctions that are connected without passing a circle. Jack moves from any circle around a cluster to any other. */
import { memoByTopology, type StreetBoard } from '../../../model/index.js';
import { CIRCLE, componentsOfEdges, CROSSING, networkOf } from '../../../model/network/index.js';

/**
 * With clusters, questions about Jack's neighbours take linear time; listing the neighbours is quadratic where thousands of
 * circles surround one crossing.
 */
export interface CrossingClusters {
  /** For each node its cluster; -1 for circles. */
  readonly clusterOfNode: Int32Array;
  /** The sorted circles around cluster p: `circles[starts[p]] … circles[starts[p + 1] - 1]`. */
  readonly starts: Int32Array;
  readonly circles: Int32Array;
  /** The number of crossings in each cluster. */
  readonly crossings: Int32Array;
}

export const crossingClusters = memoByTopology((board: StreetBoard): CrossingClusters => {
  const { kinds, streets, drawing, streetCount } = networkOf(board);
  const inside: number[] = [];
  for (let line = 0; line < streetCount; line++)
    if (kinds[drawing.from[line]!] !== CIRCLE && kinds[drawing.to[line]!] !== CIRCLE) inside.push(line);
  const components = componentsOfEdges(
    kinds.length,
    Int32Array.from(inside, (line) => drawing.from[line]!),
    Int32Array.from(inside, (line) => drawing.to[line]!),
  );
  const of = components.of.map((cluster, node) => (kinds[node] === CIRCLE ? -1 : cluster));
  const starts = new Int32Array(components.count + 1);
  const crossings = new Int32Array(components.count);
  for (let node = 0; node < kinds.length; node++) if (kinds[node] === CROSSING) crossings[of[node]!]!++;
  // Counted, then filled; a circle with two streets to a cluster counts once.
  const last = new Int32Array(components.count).fill(-1);
  const eachMeeting = (visit: (cluster: number, circle: number) => void): void => {
    last.fill(-1);
    for (let circle = 0; circle < kinds.length && kinds[circle] === CIRCLE; circle++)
      for (let i = streets.starts[circle]!; i < streets.starts[circle + 1]!; i++) {
        const cluster = of[streets.ends[i]!]!;
        if (cluster === -1 || last[cluster] === circle) continue;
        last[cluster] = circle;
        visit(cluster, circle);
      }
  };
  eachMeeting((cluster) => starts[cluster + 1]!++);
  for (let cluster = 0; cluster < components.count; cluster++) starts[cluster + 1]! += starts[cluster]!;
  const circles = new Int32Array(starts[components.count]!);
  const next = starts.slice(0, -1);
  eachMeeting((cluster, circle) => (circles[next[cluster]!++] = circle));
  return { clusterOfNode: of, starts, circles, crossings };
});

/** The number of circles around a cluster. */
export const circleCountOfCluster = ({ starts }: CrossingClusters, cluster: number): number =>
  starts[cluster + 1]! - starts[cluster]!;
