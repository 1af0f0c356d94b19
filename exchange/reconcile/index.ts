/** Independent digitisations of one printed board, laid on one another. */
export { cannotReconcile, reconcileBoards } from './reconcile-boards.js';
export type { Disagreement, Reconciled, Reconciliation, Source, WeighedFact } from './reconciliation.js';
export { formatFacts, formatReconciliation } from './formats/format-reconciliation.js';
export { RECONCILE_FORMATS, type ReconcileFormat, type ReconcileFormatOptions } from './formats/options.js';
