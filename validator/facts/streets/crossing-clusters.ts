import { memoByTopology, type StreetBoard } from '../../../model/index.js';
import { partsOfGraph, walkingGraph, type StreetGraph } from '../../../model/graph/index.js';

/** Crossings and junctions that are connected without passing a circle. Jack moves from any circle around them to any other. */
export interface CrossingCluster {
  /** Its first crossing or junction. */
  readonly first: string;
  /** The number of its crossings. */
  readonly crossings: number;
  /** The circles around it, in order. */
  readonly circles: readonly string[];
}

/**
 * The cluster of every node; circles have none. With clusters, questions about Jack's neighbours take linear time; listing the
 * neighbours is quadratic where thousands of circles surround one crossing.
 */
export const crossingClusters = memoByTopology((board: StreetBoard): ReadonlyMap<string, CrossingCluster> => {
  const graph = walkingGraph(board);
  const clusters = new Map<string, CrossingCluster>();
  for (const nodes of partsOfGraph(graph, ({ kind }) => kind !== 'circle')) {
    const crossings = nodes.filter((node) => graph.getNodeAttribute(node, 'kind') === 'crossing').length;
    const cluster = { first: nodes[0]!, crossings, circles: circlesBeside(graph, nodes) };
    for (const node of nodes) clusters.set(node, cluster);
  }
  return clusters;
});

/** For each junction the junctions that are connected to it directly. They touch whatever one of them touches (DEF-01). */
const junctionGroups = memoByTopology((board: StreetBoard): ReadonlyMap<string, readonly string[]> => {
  const groups = partsOfGraph(walkingGraph(board), ({ kind }) => kind === 'junction');
  return new Map(groups.flatMap((group) => group.map((node) => [node, group])));
});

/**
 * The circles that touch a crossing, in order, also through junctions (DEF-07). For rules that need a few crossings: the
 * relation of all crossings costs more, and far more where thousands of lines meet at a junction.
 */
export function circlesSearchedFrom(board: StreetBoard, crossing: string): string[] {
  const graph = walkingGraph(board);
  const groups = junctionGroups(board);
  return circlesBeside(graph, [
    crossing,
    ...graph.neighbors(crossing).flatMap((node) => groups.get(node) ?? []),
  ]);
}

function circlesBeside(graph: StreetGraph, nodes: readonly string[]): string[] {
  const circles = new Map<string, number>();
  for (const node of nodes)
    graph.forEachNeighbor(node, (next, { kind, index }) => {
      if (kind === 'circle') circles.set(next, index);
    });
  return [...circles.keys()].sort((a, b) => circles.get(a)! - circles.get(b)!);
}
