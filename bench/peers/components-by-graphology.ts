import { MultiUndirectedGraph } from 'graphology';
import { connectedComponents } from 'graphology-components';

/** The connected parts by graphology, the graph built from the edge list. */
export function componentsByGraphology(nodeCount: number, from: Int32Array, to: Int32Array): string[][] {
  // A multigraph takes an edge without looking for its like, and so is the faster one to build.
  const graph = new MultiUndirectedGraph();
  for (let node = 0; node < nodeCount; node++) graph.addNode(node);
  for (let i = 0; i < from.length; i++) graph.addEdge(from[i], to[i]);
  return connectedComponents(graph);
}
