/** The cost of edits on the editor's main thread in a browser. */
import type { CDPSession, Page } from 'playwright-core';
import type { Point, StreetBoard } from '../../model/index.js';
import { percentile } from '../harness/timing.js';

/** The cost of an edit until it is drawn and being saved, and the cost of the panels that follow. */
export interface EditCosts {
  readonly edit: number;
  readonly panels: number;
}

/** By then the edit is drawn and the panels are not: the inspector follows after a tenth of a second. */
const DRAWN = 60;
/** This long after that all panels are up to date, even with the worker delayed. */
const SETTLED = 150;
const SETTLED_HELD = 400;

/**
 * Nudges one circle after the other by the keyboard; the main thread's computing time per nudge, with drawing and saving.
 * It is not the elapsed time, because other programs run too, and the cost of a key without effect is subtracted.
 */
export async function measureEdits(page: Page, session: CDPSession, times: number): Promise<EditCosts> {
  const nudge = await nudgesOf(page, session);
  for (let i = -WARM; i < times; i++) {
    await page.keyboard.press('Tab');
    await page.waitForTimeout(100);
    await nudge.once();
  }
  return nudge.p95();
}

/** Moves one circle into its neighbour, so that the finding about the two changes at every step near the end. */
export async function measureCollidingCircles(
  page: Page,
  session: CDPSession,
  times: number,
): Promise<EditCosts> {
  const nudge = await nudgesOf(page, session);
  await page.keyboard.press('Tab');
  for (let i = -WARM; i < times; i++) await nudge.once();
  return nudge.p95();
}

async function nudgesOf(
  page: Page,
  session: CDPSession,
): Promise<{ readonly once: () => Promise<void>; readonly p95: () => EditCosts }> {
  const costOf = await costsOf(page, session, SETTLED);
  await page.locator('lamplighter-canvas .sheet').focus();
  const [asking, costs]: [EditCosts[], EditCosts[]] = [[], []];
  return {
    once: async () => {
      asking.push(await costOf(() => page.keyboard.press('F9')));
      const x = await xOfSelected(page);
      costs.push(await costOf(() => page.keyboard.press('ArrowRight')));
      // A key without effect would make the figure look too good.
      if ((await xOfSelected(page)) !== x + 1) throw new Error('The nudge did not move the circle.');
    },
    p95: () => p95Of(costs.slice(WARM), asking),
  };
}

/**
 * Adds circles by clicks on the middle of a street, under a resting pointer: the street is split, blocks include the circle, and
 * it is selected. Then all are undone, one by one. Needs `DELAYED_WORKER_SCRIPT` in the page, so that findings count with the
 * panels.
 */
export async function measurePlacingCircles(
  page: Page,
  session: CDPSession,
  times: number,
): Promise<{ readonly placed: EditCosts; readonly undone: EditCosts }> {
  const costOf = await costsOf(page, session, SETTLED_HELD);
  const canvas = page.locator('lamplighter-canvas');
  await page.locator('lamplighter-editor').evaluate((element) => {
    const editor = element as unknown as { command: (id: string) => void };
    for (const id of ['view.fit', 'tool.circle']) editor.command(id);
  });
  const clicked = async ([x, y]: Point): Promise<EditCosts> => {
    await page.mouse.move(x, y);
    await page.waitForTimeout(SETTLED_HELD);
    return costOf(async () => {
      await page.mouse.down();
      await page.mouse.up();
    });
  };
  const numbers = (): Promise<number> => canvas.locator('.number').count();
  const expectPlaced = async (count: number): Promise<void> => {
    if ((await numbers()) !== count) throw new Error('Not all circles were placed, or taken back.');
  };
  const before = await numbers();
  const places = (await placesOnStreets(page)).slice(0, times + WARM / 2);
  const [asking, placed]: [EditCosts[], EditCosts[]] = [[], []];
  // The middle of the toolbar, where there is no control.
  for (let i = 0; i < WARM / 2; i++) asking.push(await clicked([620 + i, 20]));
  for (const place of places) placed.push(await clicked(place));
  await expectPlaced(before + placed.length);
  const [askingKeys, undone]: [EditCosts[], EditCosts[]] = [[], []];
  for (const _ of places) {
    askingKeys.push(await costOf(() => page.keyboard.press('F9')));
    undone.push(await costOf(() => page.keyboard.press('Control+z')));
  }
  await expectPlaced(before);
  return {
    placed: p95Of(placed.slice(WARM / 2), asking),
    undone: p95Of(undone.slice(WARM / 2), askingKeys),
  };
}

/** The main thread's computing time for one input. */
async function costsOf(
  page: Page,
  session: CDPSession,
  settled: number,
): Promise<(act: () => Promise<void>) => Promise<EditCosts>> {
  const busy = await busyOf(session);
  return async (act) => {
    const start = await busy();
    await act();
    await page.waitForTimeout(DRAWN);
    const drawn = await busy();
    await page.waitForTimeout(settled);
    return { edit: drawn - start, panels: (await busy()) - drawn };
  };
}

/** Subtracts the median cost of an input without effect. */
const p95Of = (costs: readonly EditCosts[], asking: readonly EditCosts[]): EditCosts => {
  const less = (part: keyof EditCosts): number =>
    percentile(costs.map((each) => each[part])) -
    percentile(
      asking.map((each) => each[part]),
      0.5,
    );
  return { edit: less('edit'), panels: less('panels') };
};

/** The midpoints of straight streets with room for one more circle, in pixels of the page. */
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

/** Later than an edit is drawn. */
const HELD = 150;

/** Runs before the page's scripts: delays the worker's messages, so that the edit and the findings can be timed separately. */
export const DELAYED_WORKER_SCRIPT = `
  Object.defineProperty(Worker.prototype, 'onmessage', {
    set(hear) { this.addEventListener('message', (event) => setTimeout(() => hear.call(this, event), ${HELD})); },
  });
`;

/** The computing time of the page's main thread in milliseconds. */
async function busyOf(session: CDPSession): Promise<() => Promise<number>> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
  };
}

/** Warm-up runs: scripts are optimised only after a while. */
const WARM = 20;

const xOfSelected = async (page: Page): Promise<number> =>
  Number(await page.locator('lamplighter-inspector').getByLabel('X', { exact: true }).inputValue());
