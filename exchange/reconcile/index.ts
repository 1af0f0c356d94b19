/** Compares and merges independent digitisations of one printed board. */
export { cannotReconcile, reconcileBoards } from './reconcile-boards.js';
export type {
  Disagreement,
  Reconciled,
  Reconciliation,
  ReconcileSource,
  WeighedFact,
} from './report/reconciliation.js';
export {
  formatFacts,
  formatReconciliation,
  RECONCILE_FORMATS,
  type ReconcileFormat,
  type ReconcileFormatOptions,
} from './formats/format-reconciliation.js';
