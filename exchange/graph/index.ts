/** Boards as graphs. */
export {
  BLOCK_ATTRIBUTES,
  GRAPH_ATTRIBUTES,
  HEX_EDGE_ATTRIBUTES,
  HEX_NODE_ATTRIBUTES,
  STREET_EDGE_ATTRIBUTES,
  STREET_NODE_ATTRIBUTES,
  type Attribute,
  type AttributeType,
  type AttributeValues,
} from './attributes.js';
export { boardGraph, edgeRelationsOf, type BoardGraph } from './board-graph.js';
export {
  EDGE_RELATIONS,
  type EdgeRelation,
  type GraphBlock,
  type GraphEdge,
  type GraphNode,
} from './graph-elements.js';
