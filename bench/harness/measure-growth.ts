/** How our own time grows with the size of a board. */
import { growthRow, type Row } from './table.js';
import { timesOf } from './timing.js';

/** A row for how our time grows over some sizes. They take turns, so that a busy machine is as busy for each. */
export function growthByTurns(
  measure: string,
  runs: readonly { readonly size: number; readonly ours: () => unknown }[],
  most?: number,
): Row {
  const times = timesOf(
    runs.map(({ ours }) => ours),
    8000,
  );
  return growthRow(
    measure,
    runs.map(({ size }, i) => ({ size, ms: times[i]! })),
    most,
  );
}
