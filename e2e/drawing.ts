/** What tests do at the drawing table, and what they see there. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { LamplighterEditor } from '../editor/view/lamplighter-editor.js';
import { newBoard } from './hands.js';

/** Waits until the strokes are saved, not saved, or kept elsewhere. */
export async function saved(page: Page, state = 'saved'): Promise<void> {
  await page.waitForSelector(`lamplighter-saved[data-state="${state}"]`, { state: 'attached' });
}

/** The names of all steps, and which one is on the table. */
export const steps = (page: Page): Promise<{ names: readonly string[]; at: number }> =>
  page.evaluate(() => {
    const { steps, at } = document.querySelector<LamplighterEditor>('lamplighter-editor')!.desk!.history;
    return { names: steps.map(({ name }) => name), at };
  });

/** Waits until this step is on the table. */
export async function atStep(page: Page, at: number): Promise<void> {
  await page.waitForFunction(
    (step) => document.querySelector<LamplighterEditor>('lamplighter-editor')?.desk?.history.at === step,
    at,
  );
}

/** A page with an empty board for Whitechapel on it. */
export async function emptyBoard(page: Page): Promise<Page> {
  await newBoard(page, 'lfw', 'Alma Place');
  return page;
}

/** Places a circle by a click; the places form rows over the map. */
export async function placeCircle(page: Page, n: number): Promise<void> {
  await page.evaluate(() => {
    document.querySelector<LamplighterEditor>('lamplighter-editor')!.command('tool.circle');
  });
  await page.mouse.click(100 + 50 * (n % 10), 160 + 50 * Math.floor(n / 10));
}

/** Makes every write to the browser's store fail as if the disk were full, or lets it work again. */
export const fillDisk = (page: Page, isFull: boolean): Promise<void> =>
  page.evaluate((full) => {
    const store = IDBObjectStore.prototype as unknown as Record<'add' | 'keptAdd', unknown>;
    store.keptAdd ??= store.add;
    store.add = full
      ? () => {
          throw new DOMException('The disk is full.', 'QuotaExceededError');
        }
      : store.keptAdd;
  }, isFull);

/** The board's file, as Ctrl+S brings it. A browser that can write files would ask where to; the tests want a download. */
export async function exported(page: Page): Promise<string> {
  await page.evaluate(() => {
    delete (globalThis as { showSaveFilePicker?: unknown }).showSaveFilePicker;
  });
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Control+s')]);
  return readFileSync(await download.path(), 'utf8');
}
