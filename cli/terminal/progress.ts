/** The progress line of long work: on many boards, or in several stages. */
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

/** Reports which stage work is in and which share of it is done; it may be called often. */
export function createStageProgress(
  terminal: Terminal,
  now = (): number => Date.now(),
): (stage: string, share: number) => void {
  let next = now() + PATIENCE;
  let last: string | undefined;
  return (stage, share) => {
    const time = now();
    // A new stage is shown at once.
    if (time < next && (last === undefined || last === stage)) return;
    terminal.showProgress(`${stage}: ${Math.round(100 * share)} %`);
    next = time + BETWEEN_LINES;
    last = stage;
  };
}

/** The width of a bar in characters. */
const BAR = 24;

/** Reports how much of long work is done, with a bar and the time that is left; it may be called often. */
export function createBarProgress(
  terminal: Terminal,
  total: number,
  what: string,
  now = (): number => Date.now(),
): (done: number) => void {
  const start = now();
  let next = start + PATIENCE;
  return (done) => {
    const time = now();
    if (time < next || done >= total) return;
    const full = Math.round((BAR * done) / total);
    const left = Math.ceil((((time - start) / done) * (total - done)) / 1000);
    terminal.showProgress(
      `[${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${done} of ${total} ${what}, ${left} s left`,
    );
    next = time + BETWEEN_LINES;
  };
}
