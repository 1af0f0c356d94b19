/** Components and distances by graphology. */
import { MultiUndirectedGraph, UndirectedGraph } from 'graphology';
import { connectedComponents } from 'graphology-components';
import { singleSourceLength } from 'graphology-shortest-path/unweighted.js';
import type { Adjacency } from '../../model/network/adjacency.js';

/** The connected components by graphology, with the graph built from the edge list. */
export function componentsByGraphology(nodeCount: number, from: Int32Array, to: Int32Array): string[][] {
  // A multigraph does not look for duplicate edges, so it is faster to build.
  const graph = new MultiUndirectedGraph();
  for (let node = 0; node < nodeCount; node++) graph.addNode(node);
  for (let i = 0; i < from.length; i++) graph.addEdge(from[i], to[i]);
  return connectedComponents(graph);
}

/** For each node the number of its component, numbered by first node, to compare graphology's components with ours. */
export function componentNumbersOfNodes(
  nodeCount: number,
  parts: readonly (readonly string[])[],
): Int32Array {
  const raw = new Int32Array(nodeCount);
  for (const [part, nodes] of parts.entries()) for (const node of nodes) raw[Number(node)] = part;
  const numbers = new Map<number, number>();
  return raw.map((part) => {
    if (!numbers.has(part)) numbers.set(part, numbers.size);
    return numbers.get(part)!;
  });
}

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
