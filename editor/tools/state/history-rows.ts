/** The history as rows of a list: the newest first, and of a long one the steps around the current one. */
import type { History } from '../../document/index.js';

export interface HistoryRow {
  /** The step it goes to. */
  readonly at: number;
  readonly name: string;
  /** Undone, and can be done again. */
  readonly isLater: boolean;
  readonly isHere: boolean;
}

/** Steps left out between two rows, from one to another. */
export interface HistoryGap {
  readonly from: number;
  readonly to: number;
}

const NEAR = 60;

/** The first step, and `near` steps on each side of the current one; small gaps are closed. */
export function historyRows({ steps, at }: History, near = NEAR): readonly (HistoryRow | HistoryGap)[] {
  const last = steps.length - 1;
  const [low, high] = [at - near <= 3 ? 0 : at - near, at + near >= last - 3 ? last : at + near];
  const rows: (HistoryRow | HistoryGap)[] = [];
  if (high < last) rows.push({ from: high + 1, to: last });
  for (let i = high; i >= low; i--) rows.push(row(steps, i, at));
  if (low > 1) rows.push({ from: 1, to: low - 1 });
  if (low > 0) rows.push(row(steps, 0, at));
  return rows;
}

const row = (steps: History['steps'], i: number, at: number): HistoryRow => ({
  at: i,
  name: i === 0 ? 'Opened' : steps[i]!.name,
  isLater: i > at,
  isHere: i === at,
});
