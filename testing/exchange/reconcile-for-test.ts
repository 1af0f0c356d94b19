/** Reconciles boards and lists their disagreements in short. */
import type { Board } from '../../model/index.js';
import { reconcileBoards } from '../../exchange/reconcile/reconcile-boards.js';
import type { ReconcileResult } from '../../exchange/reconcile/report/reconciliation.js';

export const reconcileForTest = (...boards: readonly Board[]): ReconcileResult =>
  reconcileBoards(boards.map((board, i) => ({ name: `${i}.json`, board })));

/** `part property of…` for each disagreement, as `tracing-mistakes` words them, sorted. */
export const listDisagreements = ({ report }: ReconcileResult): string[] =>
  report.disagreements
    .map(({ part, property, of }) => [part, ...(property === undefined ? [] : [property]), ...of].join(' '))
    .sort();
