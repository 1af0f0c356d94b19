/** Measures how our time grows with the size of a board. */
import { growthRow, type Row } from './table.js';
import { measureTimes } from './timing.js';

/** A row for the growth of our time. The sizes alternate, so that a busy machine affects all of them alike. */
export function measureGrowth(
  measure: string,
  runs: readonly { readonly size: number; readonly ours: () => unknown }[],
  most?: number,
): Row {
  const times = measureTimes(
    runs.map(({ ours }) => ours),
    8000,
  );
  return growthRow(
    measure,
    runs.map(({ size }, i) => ({ size, ms: times[i]! })),
    most,
  );
}
