/** Exporting, importing, drawing, comparing and reconciling boards. */
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
  type ConsequenceFact,
  type DiffFormatOptions,
} from './diff/index.js';
export { drawBoard, THEMES, type DrawOptions, type StartAndTargets, type Theme } from './draw/index.js';
export {
  lensBlurRadius,
  drawPrintedBoard,
  formatScanTruth,
  addGrain,
  simulatePhotograph,
  planSimulatedScan,
  groundTruthOfScan,
  randomScanLook,
  type Pixels,
  type PrintOptions,
  type ScanLook,
  type SimulatedScanOptions,
  type SimulatedScanPlan,
  type ScanTruth,
} from './draw/scan/index.js';
export {
  boardGraph,
  EDGE_RELATIONS,
  edgeRelationsOf,
  type BoardGraph,
  type EdgeRelation,
  type GraphBlock,
  type GraphEdge,
  type GraphNode,
} from './graph/index.js';
export {
  EXPORT_FORMATS,
  EXPORT_OPTION_NAMES,
  type ExportFormat,
  type ExportOptionName,
  type ExportSettings,
  type TextPieces,
} from './export/index.js';
export {
  CSV_TABLE_NAMES,
  toCsv,
  toDot,
  toGeojson,
  toGexf,
  toGraphml,
  toJgf,
  toNodeLink,
  type CsvTableName,
} from './export/writers/index.js';
export {
  importGraph,
  readMapping,
  type ImportOptions,
  type ImportResult,
  type ImportSource,
  type Mapping,
  type LocatedImportFault,
  type MappingResult,
} from './import/index.js';
export {
  whyNotReconcilable,
  formatWeighedFacts,
  formatReconciliation,
  RECONCILE_FORMATS,
  reconcileBoards,
  type Disagreement,
  type ReconcileResult,
  type ReconciliationReport,
  type ReconcileFormat,
  type ReconcileFormatOptions,
  type ReconcileSource,
  type WeighedFact,
} from './reconcile/index.js';
