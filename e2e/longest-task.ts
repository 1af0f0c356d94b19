/** Measures how long the page is busy at once. */
import type { Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** The time that the thread was running, in microseconds: without the time in which other programs ran. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Starts to measure; the returned function ends it and gives the longest task of the page, in milliseconds. */
export async function measureLongestTask(page: Page): Promise<() => Promise<number>> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  return async () => {
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      readonly traceEvents: readonly TraceEvent[];
    };
    const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
    const pages = new Set(
      traceEvents
        .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
        .map(threadOf),
    );
    const tasks = traceEvents.filter((event) => event.name.endsWith('RunTask') && pages.has(threadOf(event)));
    if (tasks.length === 0) throw new Error('The trace has no tasks of the page.');
    return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
  };
}
