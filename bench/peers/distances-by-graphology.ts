import { UndirectedGraph } from 'graphology';
import { singleSourceLength } from 'graphology-shortest-path/unweighted.js';
import type { Adjacency } from '../../model/network/adjacency.js';

/** A symmetric adjacency as a graphology graph. */
export function graphOfAdjacency({ starts, ends }: Adjacency): UndirectedGraph {
  const graph = new UndirectedGraph();
  for (let node = 0; node < starts.length - 1; node++) graph.addNode(node);
  for (let node = 0; node < starts.length - 1; node++)
    for (let i = starts[node]!; i < starts[node + 1]!; i++) graph.mergeEdge(node, ends[i]);
  return graph;
}

/** The shortest distances between all nodes: for each node a record of those it reaches. */
export const distancesByGraphology = (graph: UndirectedGraph): Record<string, number>[] =>
  graph.mapNodes((node) => singleSourceLength(graph, node));
