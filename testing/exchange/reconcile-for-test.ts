/** Boards reconciled, and their disagreements in short. */
import type { Board } from '../../model/index.js';
import { reconcileBoards } from '../../exchange/reconcile/reconcile-boards.js';
import type { Reconciled } from '../../exchange/reconcile/report/reconciliation.js';

export const reconcileForTest = (...boards: readonly Board[]): Reconciled =>
  reconcileBoards(boards.map((board, i) => ({ name: `${i}.json`, board })));

/** `part property of…` for each disagreement, as `slips-of-the-pen` words them, sorted. */
export const listDisagreements = ({ report }: Reconciled): string[] =>
  report.disagreements
    .map(({ part, property, of }) => [part, ...(property === undefined ? [] : [property]), ...of].join(' '))
    .sort();
