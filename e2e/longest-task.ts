/** Measures how long the page is busy at once. */
import type { Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** The time that the thread was running, in microseconds: without the time in which other programs ran. */
  readonly tdur?: number;
}

/** A mark that shows in the trace which thread is the page's. */
const MARK = 'tasks of the page';

/** Starts to measure; the returned function ends it and gives the longest task of the page, in milliseconds. */
export async function measureLongestTask(page: Page): Promise<() => Promise<number>> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  const mark = (): Promise<unknown> => page.evaluate((name) => performance.mark(name), MARK);
  await mark();
  return async () => {
    await mark();
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      readonly traceEvents: readonly TraceEvent[];
    };
    const marks = traceEvents.filter(({ name }) => name === MARK);
    if (marks.length < 2) throw new Error('The trace is not complete.');
    const { pid, tid } = marks[0]!;
    const tasks = traceEvents.filter(
      (event) => event.name.endsWith('RunTask') && event.pid === pid && event.tid === tid,
    );
    return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
  };
}
