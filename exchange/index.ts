/** Formats in and out, boards as drawings, and what lies between two boards. */
export {
  fromCanonical,
  toCanonical,
  type CanonicalFile,
  type HexRelations,
  type StreetRelations,
} from './canonical/index.js';
export {
  DIFF_FORMATS,
  diffBoards,
  formatDiff,
  type BoardDiff,
  type Consequence,
  type DiffFormat,
  type Edit,
  type Fact,
  type FormatOptions,
} from './diff/index.js';
export { drawBoard, THEMES, type DrawOptions, type Highlight, type Theme } from './draw/index.js';
export {
  blurOf,
  drawPrintedBoard,
  formatTruth,
  grained,
  photograph,
  planScan,
  truthOfScan,
  type Pixels,
  type ScanOptions,
  type ScanPlan,
  type ScanTruth,
} from './draw/scan/index.js';
export {
  boardGraph,
  CSV_TABLES,
  EDGE_RELATIONS,
  edgeRelationsOf,
  toCsv,
  toDot,
  toGeojson,
  toGexf,
  toGraphml,
  toJgf,
  toNodeLink,
  type BoardGraph,
  type CsvTable,
  type EdgeRelation,
  type GraphBlock,
  type GraphEdge,
  type GraphNode,
} from './graph/index.js';
