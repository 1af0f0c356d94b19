/** Compares and merges independent digitisations of one printed board. */
export { whyNotReconcilable, reconcileBoards, type ReconcileOptions } from './reconcile-boards.js';
export type {
  Disagreement,
  ReconcileResult,
  ReconciliationReport,
  ReconcileSource,
  WeighedFact,
} from './report/reconciliation.js';
export {
  formatWeighedFacts,
  formatReconciliation,
  RECONCILE_FORMATS,
  type ReconcileFormat,
  type ReconcileFormatOptions,
} from './formats/format-reconciliation.js';
