/** A browser that runs out of room by its own quota, which it notices late: when it commits what was written. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { formatBoard } from '../model/index.js';
import { emptyBoard, placeCircle, reloaded, saved, steps } from './drawing.js';
import { boardOn, canvasOf, press, ready } from './hands.js';
import { stage } from './harness.js';

const { open } = stage();
const SMALL = '?board=teaching/two-routes';
/** A few strokes as long as those of `drawMuch`. */
const LITTLE = 10_000;

type Quota = Awaited<ReturnType<typeof quotaOf>>;

/** The browser's quota for a page, which is as before if it is set without a size. */
async function quotaOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  return {
    set: (quotaSize?: number) =>
      session.send('Storage.overrideQuotaForOrigin', {
        origin,
        ...(quotaSize !== undefined && { quotaSize }),
      }),
    used: async () => (await session.send('Storage.getUsageAndQuota', { origin })).usage,
    clear: () => session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' }),
  };
}

/** An empty board in a browser that kept nothing yet, with so much room: one that did asks for its quota only now and then. */
async function startAnew(page: Page, quota: Quota, size: number): Promise<void> {
  const address = new URL(SMALL, page.url()).href;
  await page.goto('about:blank');
  await quota.clear();
  await quota.set(size);
  await page.goto(address);
  await emptyBoard(page);
}

/** A stroke of about two thousand letters: a note about the circle that is selected. Says whether it was kept. */
async function drawMuch(page: Page, n: number): Promise<boolean> {
  const { at } = await steps(page);
  await page.locator('lamplighter-inspector').getByLabel('Note', { exact: true }).fill(`${n} `.repeat(1000));
  await press(page, 'Enter');
  await expect.poll(async () => (await steps(page)).at).toBe(at + 1);
  const state = page.locator('lamplighter-saved');
  await expect.poll(() => state.getAttribute('data-state')).toMatch(/^(saved|failed)$/);
  return (await state.getAttribute('data-state')) === 'saved';
}

test('a quota that is reached in the middle: told, downloaded whole, and kept when there is room', async () => {
  const page = await emptyBoard(await open(SMALL));
  const quota = await quotaOf(page);
  await placeCircle(page, 1);
  await saved(page);
  await startAnew(page, quota, (await quota.used()) + LITTLE);
  await placeCircle(page, 1);
  await saved(page);
  let n = 2;
  while (await drawMuch(page, n)) expect(++n, 'strokes that found room').toBeLessThan(100);

  await page.getByRole('button', { name: 'NOT SAVED' }).waitFor();
  await page.getByText('The browser has no room left for it.').waitFor();
  // One more stroke that finds no room; the download has both, and everything before.
  expect(await drawMuch(page, n + 1)).toBe(false);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the board now' }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text).toBe(formatBoard(await boardOn(page)));
  expect(text).toContain(`${n + 1} ${n + 1} `);

  await quota.set();
  await saved(page);
  await reloaded(page);
  expect((await steps(page)).at).toBe(n + 1);
});

test('no room from the first stroke on: the next stroke after there is some is kept, with all before it', async () => {
  const page = await open(SMALL);
  await ready(page);
  const quota = await quotaOf(page);
  await startAnew(page, quota, 1);
  await placeCircle(page, 1);
  await saved(page, 'failed');
  await placeCircle(page, 2);
  await saved(page, 'failed');
  await quota.set();
  await placeCircle(page, 3);
  await saved(page);
  await reloaded(page);
  await canvasOf(page).focus();
  await press(page, 'Control+z', 3);
  expect(await boardOn(page)).toMatchObject({ circles: [], name: 'Alma Place' });
});
