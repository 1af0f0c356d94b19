/** The door of graphs: boards and relations as graphology graphs. Separate, so that other code does not load the library. */
export { graphOfRelation } from './graph-of-relation.js';
export { hexGraph, type HexEdge, type HexGraph, type HexNode } from './hex-graph.js';
export { partsOfGraph } from './parts-of-graph.js';
export {
  streetGraph,
  walkingGraph,
  type StreetEdge,
  type StreetGraph,
  type StreetNode,
} from './street-graph.js';
