/** The progress line of work on many boards. */
import type { Terminal } from './terminal.js';

/** Called between two boards: shows the progress and lets the event loop handle signals. */
export type ReportProgress = (done: number) => Promise<void>;

/** Milliseconds; shorter work shows no progress line. */
const PATIENCE = 400;
const BETWEEN_LINES = 80;

/** Reports the progress of work on `total` boards. */
export function createProgress(
  terminal: Terminal,
  total: number,
  now = (): number => Date.now(),
): ReportProgress {
  let next = now() + PATIENCE;
  return (done) => {
    const time = now();
    if (time >= next && done < total) {
      terminal.showProgress(`${done} of ${total} boards…`);
      next = time + BETWEEN_LINES;
    }
    return new Promise((resolve) => setImmediate(resolve));
  };
}
