/** Boards as graphs in the formats that other programs read. */
export {
  BLOCK_ATTRIBUTES,
  GRAPH_ATTRIBUTES,
  HEX_EDGE_ATTRIBUTES,
  HEX_NODE_ATTRIBUTES,
  STREET_EDGE_ATTRIBUTES,
  STREET_NODE_ATTRIBUTES,
  type Attribute,
  type AttributeType,
  type Values,
} from './attributes.js';
export {
  boardGraph,
  edgeRelationsOf,
  type BoardGraph,
  type GraphBlock,
  type GraphEdge,
  type GraphNode,
} from './board-graph.js';
export { CSV_TABLES, toCsv, type CsvTable } from './csv.js';
export { toDot } from './dot.js';
export { EDGE_RELATIONS, type EdgeRelation } from './edge-relations.js';
export { toGeojson } from './geojson.js';
export { toGexf } from './gexf.js';
export { toGraphml } from './graphml.js';
export { toJgf } from './jgf.js';
export { toNodeLink } from './node-link.js';
