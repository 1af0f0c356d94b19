/** What tests do at the drawing table, and what they see there. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { LamplighterEditor } from '../editor/view/lamplighter-editor.js';
import { formatBoard } from '../model/index.js';
import { boardOn, canvasOf, newBoard, press, ready } from './hands.js';

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

/**
 * Undoes everything by keys, down to the board that was opened, and does all of it again: each step must be the same both
 * ways, and the exported file the same bytes. In the middle of either way, and at its end, the page is reloaded.
 */
export async function expectToAndFro(page: Page, opened: string): Promise<void> {
  const full = await exported(page);
  const { at: last, names } = await steps(page);
  expect(last).toBe(names.length - 1);
  const seen = [formatBoard(await boardOn(page))];
  const middle = Math.floor(last / 2);
  for (let at = last - 1; at >= 0; at--) {
    await goTo(page, 'Control+z', at);
    seen.unshift(formatBoard(await boardOn(page)));
    if (at === middle) await reloaded(page);
  }
  expect(await exported(page)).toBe(opened);
  await reloaded(page);
  for (let at = 1; at <= last; at++) {
    await goTo(page, 'Control+Shift+z', at);
    expect(formatBoard(await boardOn(page)), names[at]).toBe(seen[at]);
    if (at === middle) await reloaded(page);
  }
  expect(await exported(page)).toBe(full);
  await reloaded(page);
  expect(await exported(page)).toBe(full);
}

async function goTo(page: Page, key: string, step: number): Promise<void> {
  await canvasOf(page).focus();
  await press(page, key);
  await atStep(page, step);
}

/** Reloads the page, and finds everything as it was. */
export async function reloaded(page: Page): Promise<void> {
  await saved(page);
  const before = [await steps(page), formatBoard(await boardOn(page))];
  await page.reload();
  await ready(page);
  expect([await steps(page), formatBoard(await boardOn(page))]).toEqual(before);
}
