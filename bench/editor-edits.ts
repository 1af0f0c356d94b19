/** What edits cost the main thread of the editor in a browser. */
import type { CDPSession, Page } from 'playwright-core';
import type { Point, StreetBoard } from '../model/index.js';
import { percentile } from './percentile.js';

/**
 * One circle after the other is nudged by the keyboard: what the main thread computed for each nudge, drawing and saving and all.
 * Not how long that took, since other programs compute here too; and less what a key costs that nobody answers, which is the
 * asking itself.
 */
export async function timesOfEdits(page: Page, session: CDPSession, times: number): Promise<number> {
  const nudge = await nudgesOf(page, session);
  for (let i = -WARM; i < times; i++) {
    await page.keyboard.press('Tab');
    await page.waitForTimeout(100);
    await nudge.once();
  }
  return nudge.p95();
}

/** One circle all the way into its neighbour: in the end the sentence about the two is another one at every step. */
export async function timesOfCollision(page: Page, session: CDPSession, times: number): Promise<number> {
  const nudge = await nudgesOf(page, session);
  await page.keyboard.press('Tab');
  for (let i = -WARM; i < times; i++) await nudge.once();
  return nudge.p95();
}

async function nudgesOf(
  page: Page,
  session: CDPSession,
): Promise<{ readonly once: () => Promise<void>; readonly p95: () => number }> {
  const busy = await busyOf(session);
  const costOf = async (key: string): Promise<number> => {
    const before = await busy();
    await page.keyboard.press(key);
    await page.waitForTimeout(60);
    return (await busy()) - before;
  };
  await page.locator('lamplighter-canvas .sheet').focus();
  const [asking, costs]: [number[], number[]] = [[], []];
  return {
    once: async () => {
      asking.push(await costOf('F9'));
      const x = await xOfSelected(page);
      costs.push(await costOf('ArrowRight'));
      // Keys that nobody answers cost nothing, and would be a fine figure.
      if ((await xOfSelected(page)) !== x + 1) throw new Error('The nudge did not move the circle.');
    },
    p95: () => percentile(costs.slice(WARM)) - percentile(asking, 0.5),
  };
}

/**
 * Circles by a click each on the middle of a street, in two parts: the edit, until it is drawn and kept (the street is parted,
 * blocks go through the circle, it is selected), and what is found then, which nothing waits for, until it is listed and marked.
 * The first is less what a click costs that nobody answers. Needs `HELD_JUDGE` in the page.
 */
export async function timesOfPlacing(
  page: Page,
  session: CDPSession,
  times: number,
): Promise<{ readonly edit: number; readonly findings: number }> {
  const busy = await busyOf(session);
  const canvas = page.locator('lamplighter-canvas');
  await page.locator('lamplighter-editor').evaluate((element) => {
    const editor = element as unknown as { command: (id: string) => void };
    for (const id of ['view.fit', 'tool.circle']) editor.command(id);
  });
  const places = await placesOnStreets(page);
  const costsOf = async ([x, y]: Point): Promise<readonly [edit: number, findings: number]> => {
    await page.mouse.move(x, y);
    await page.waitForTimeout(HELD);
    const start = await busy();
    await page.mouse.click(x, y);
    await page.waitForTimeout(HELD / 2);
    const middle = await busy();
    await page.waitForTimeout(2 * HELD);
    return [middle - start, (await busy()) - middle];
  };
  const numbers = (): Promise<number> => canvas.locator('.number').count();
  const before = await numbers();
  const asking: (readonly [number, number])[] = [];
  const costs: (readonly [number, number])[] = [];
  // In the middle of the bar over the map, where nothing is.
  for (let i = 0; i < WARM / 2; i++) asking.push(await costsOf([620 + i, 20]));
  for (const place of places.slice(0, times + WARM / 2)) costs.push(await costsOf(place));
  if ((await numbers()) !== before + costs.length) throw new Error('The clicks did not place circles.');
  const counted = costs.slice(WARM / 2);
  return {
    edit:
      percentile(counted.map(([edit]) => edit)) -
      percentile(
        asking.map(([edit]) => edit),
        0.5,
      ),
    findings: percentile(counted.map(([, findings]) => findings)),
  };
}

/** The middles of straight streets that have room for one more circle, in pixels of the page. */
const placesOnStreets = (page: Page): Promise<readonly Point[]> =>
  page.locator('lamplighter-canvas').evaluate((element) => {
    const { board, pixelOf, getBoundingClientRect } = element as unknown as {
      readonly board: StreetBoard;
      readonly pixelOf: (at: Point) => Point;
      readonly getBoundingClientRect: () => { readonly left: number; readonly top: number };
    };
    const { left, top } = getBoundingClientRect.call(element);
    const at = new Map<string, Point>(board.circles.map((circle) => [`c${circle.number}`, circle.at]));
    for (const node of [...board.crossings, ...board.junctions]) at.set(node.id, node.at);
    return board.streets.flatMap(({ between, bends = [] }) => {
      const [[x1, y1], [x2, y2]] = between.map((id) => pixelOf.call(element, at.get(id)!)) as [Point, Point];
      if (bends.length > 0 || Math.hypot(x2 - x1, y2 - y1) < 40) return [];
      return [[left + (x1 + x2) / 2, top + (y1 + y2) / 2] as const];
    });
  });

const HELD = 250;

/** In the page before its scripts: what a worker answers is heard a moment later, so that two things can be timed apart. */
export const HELD_JUDGE = `
  Object.defineProperty(Worker.prototype, 'onmessage', {
    set(hear) { this.addEventListener('message', (event) => setTimeout(() => hear.call(this, event), ${HELD})); },
  });
`;

/** How many milliseconds the page's main thread has computed. */
async function busyOf(session: CDPSession): Promise<() => Promise<number>> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
  };
}

/** So many before it counts: scripts are compiled when they have run for a while. */
const WARM = 20;

const xOfSelected = async (page: Page): Promise<number> =>
  Number(await page.locator('lamplighter-inspector').getByLabel('X', { exact: true }).inputValue());
