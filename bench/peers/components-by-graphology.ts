import { MultiUndirectedGraph } from 'graphology';
import { connectedComponents } from 'graphology-components';

/** The connected components by graphology, with the graph built from the edge list. */
export function componentsByGraphology(nodeCount: number, from: Int32Array, to: Int32Array): string[][] {
  // A multigraph does not look for duplicate edges, so it is faster to build.
  const graph = new MultiUndirectedGraph();
  for (let node = 0; node < nodeCount; node++) graph.addNode(node);
  for (let i = 0; i < from.length; i++) graph.addEdge(from[i], to[i]);
  return connectedComponents(graph);
}
