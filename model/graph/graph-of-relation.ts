import { UndirectedGraph } from 'graphology';
import type { Relation } from '../relations/street-relations.js';

/** A symmetric relation as a simple graph, such as Jack's moves: `graphOfRelation(jackRelation(board))`. */
export function graphOfRelation(relation: Relation): UndirectedGraph {
  const graph = new UndirectedGraph();
  for (const id of relation.keys()) graph.addNode(id);
  for (const [from, related] of relation) for (const to of related) graph.mergeEdge(from, to);
  return graph;
}
