/** A browser that runs out of quota, which it reports late, at commit. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { formatBoard } from '../model/index.js';
import {
  createEmptyWhitechapelBoard,
  placeCircle,
  reloadAndCompare,
  waitUntilSaved,
  readHistorySteps,
} from './document-driver.js';
import { readBoard, canvasLocator, pressKey, waitForEditor } from './editor-driver.js';
import { useEditor } from './editor-fixture.js';

const { openPage } = useEditor();
const SMALL = '?board=teaching/two-routes';
/** A few edits as long as those of `drawMuch`. */
const LITTLE = 10_000;

type Quota = Awaited<ReturnType<typeof quotaOf>>;

/** Sets the browser's quota for the page; without a size, restores it. */
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

/** An empty board in a browser without stored data and with this quota: others check the quota only now and then. */
async function startAnew(page: Page, quota: Quota, size: number): Promise<void> {
  const address = new URL(SMALL, page.url()).href;
  await page.goto('about:blank');
  await quota.clear();
  await quota.set(size);
  await page.goto(address);
  await createEmptyWhitechapelBoard(page);
}

/** An edit of about two thousand characters: a note of the selected circle. Returns whether it was saved. */
async function drawMuch(page: Page, n: number): Promise<boolean> {
  const { at } = await readHistorySteps(page);
  await page.locator('lamplighter-inspector').getByLabel('Note', { exact: true }).fill(`${n} `.repeat(1000));
  await pressKey(page, 'Enter');
  await expect.poll(async () => (await readHistorySteps(page)).at).toBe(at + 1);
  const state = page.locator('lamplighter-saved');
  await expect.poll(() => state.getAttribute('data-state')).toMatch(/^(saved|failed)$/);
  return (await state.getAttribute('data-state')) === 'saved';
}

test('quota reached during editing: reported, downloaded completely, and saved when there is room', async () => {
  const page = await createEmptyWhitechapelBoard(await openPage(SMALL));
  const quota = await quotaOf(page);
  await placeCircle(page, 1);
  await waitUntilSaved(page);
  await startAnew(page, quota, (await quota.used()) + LITTLE);
  await placeCircle(page, 1);
  await waitUntilSaved(page);
  let n = 2;
  while (await drawMuch(page, n)) expect(++n, 'strokes that found room').toBeLessThan(100);

  await page.getByRole('button', { name: 'NOT SAVED' }).waitFor();
  await page.getByText('The browser has no storage left.').waitFor();
  // One more edit without room; the download has both, and everything before.
  expect(await drawMuch(page, n + 1)).toBe(false);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the board now' }).click(),
  ]);
  const text = readFileSync(await download.path(), 'utf8');
  expect(text).toBe(formatBoard(await readBoard(page)));
  expect(text).toContain(`${n + 1} ${n + 1} `);

  await quota.set();
  await waitUntilSaved(page);
  await reloadAndCompare(page);
  expect((await readHistorySteps(page)).at).toBe(n + 1);
});

test('no room from the first edit on: the next edit after there is room is saved with all before it', async () => {
  const page = await openPage(SMALL);
  await waitForEditor(page);
  const quota = await quotaOf(page);
  await startAnew(page, quota, 1);
  await placeCircle(page, 1);
  await waitUntilSaved(page, 'failed');
  await placeCircle(page, 2);
  await waitUntilSaved(page, 'failed');
  await quota.set();
  await placeCircle(page, 3);
  await waitUntilSaved(page);
  await reloadAndCompare(page);
  await canvasLocator(page).focus();
  await pressKey(page, 'Control+z', 3);
  expect(await readBoard(page)).toMatchObject({ circles: [], name: 'Alma Place' });
});
