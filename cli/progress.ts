/** A line for whoever waits. */
import type { Terminal } from './terminal.js';

/** What comes between two boards: shows how far the work is and lets signals in. */
export type Pause = (done: number) => Promise<void>;

/** Shorter work needs no progress line. */
const PATIENCE = 400;
const BETWEEN_LINES = 80;

/** The pauses of work on so many boards. */
export function progressOf(terminal: Terminal, total: number, now = (): number => performance.now()): Pause {
  let next = now() + PATIENCE;
  return (done) => {
    const time = now();
    if (time >= next && done < total) {
      terminal.progress(`${done} of ${total} boards…`);
      next = time + BETWEEN_LINES;
    }
    return new Promise((resolve) => setImmediate(resolve));
  };
}
