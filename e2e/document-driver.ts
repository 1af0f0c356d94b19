/** Test steps on documents: editing, saving, undo, reload. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { LamplighterEditor } from '../editor/view/lamplighter-editor.js';
import { formatBoard } from '../model/index.js';
import { readBoard, canvasLocator, createBoard, pressKey, waitForEditor } from './editor-driver.js';

/** Waits for a saved state. */
export async function waitUntilSaved(page: Page, state = 'saved'): Promise<void> {
  await page.waitForSelector(`lamplighter-saved[data-state="${state}"]`, { state: 'attached' });
}

/** The names of all history steps, and the index of the current one. */
export const readHistorySteps = (page: Page): Promise<{ names: readonly string[]; at: number }> =>
  page.evaluate(() => {
    const { steps, at } = document.querySelector<LamplighterEditor>('lamplighter-editor')!.state!.history;
    return { names: steps.map(({ name }) => name), at };
  });

/** Waits for this step to be current. */
export async function waitForStep(page: Page, at: number): Promise<void> {
  await page.waitForFunction(
    (step) => document.querySelector<LamplighterEditor>('lamplighter-editor')?.state?.history.at === step,
    at,
  );
}

/** A page with an empty Whitechapel board. */
export async function createEmptyWhitechapelBoard(page: Page): Promise<Page> {
  await createBoard(page, 'lfw', 'Alma Place');
  return page;
}

/**
 * Places a circle by a click; the positions form rows on the map. On a board that prints fewer circles the editor asks,
 * and a second click confirms.
 */
export async function placeCircle(page: Page, n: number): Promise<void> {
  await page.evaluate(() => {
    document.querySelector<LamplighterEditor>('lamplighter-editor')!.command('tool.circle');
  });
  const at = [100 + 50 * (n % 10), 160 + 50 * Math.floor(n / 10)] as const;
  await page.mouse.click(...at);
  const announcement = await page.evaluate(
    () => document.querySelector<LamplighterEditor>('lamplighter-editor')!.state!.announcement,
  );
  if (!announcement.includes('Click again')) return;
  // Sooner it would be a double click.
  await page.waitForTimeout(600);
  await page.mouse.click(...at);
}

/** Makes every IndexedDB write fail as if the disk were full, or restores it. */
export const simulateFullDisk = (page: Page, isFull: boolean): Promise<void> =>
  page.evaluate((full) => {
    const store = IDBObjectStore.prototype as unknown as Record<'add' | 'keptAdd', unknown>;
    store.keptAdd ??= store.add;
    store.add = full
      ? () => {
          throw new DOMException('The disk is full.', 'QuotaExceededError');
        }
      : store.keptAdd;
  }, isFull);

/** The board file as saved by Ctrl+S. File dialogs are disabled, so that it is downloaded. */
export async function downloadBoard(page: Page): Promise<string> {
  await page.evaluate(() => {
    delete (globalThis as { showSaveFilePicker?: unknown }).showSaveFilePicker;
  });
  const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Control+s')]);
  await closeNotice(page);
  return readFileSync(await download.path(), 'utf8');
}

/** Closes the notice that only a copy was downloaded, which lies over the map; the focus stays where it is. */
async function closeNotice(page: Page): Promise<void> {
  const notice = page.locator('lamplighter-notices .notice', { hasText: 'Downloaded a copy' });
  await notice.waitFor({ timeout: 2000 }).catch(() => undefined);
  for (const close of await notice.getByRole('button', { name: 'Close this notice' }).all())
    await close.evaluate((button: HTMLElement) => {
      button.click();
    });
}

/** Undoes and redoes everything by keys, with reloads: each step and the exported file must be the same both ways. */
export async function expectUndoRedoRoundTrip(page: Page, opened: string): Promise<void> {
  const full = await downloadBoard(page);
  const { at: last, names } = await readHistorySteps(page);
  expect(last).toBe(names.length - 1);
  const seen = [formatBoard(await readBoard(page))];
  const middle = Math.floor(last / 2);
  for (let at = last - 1; at >= 0; at--) {
    await goTo(page, 'Control+z', at);
    seen.unshift(formatBoard(await readBoard(page)));
    if (at === middle) await reloadAndCompare(page);
  }
  expect(await downloadBoard(page)).toBe(opened);
  await reloadAndCompare(page);
  for (let at = 1; at <= last; at++) {
    await goTo(page, 'Control+Shift+z', at);
    expect(formatBoard(await readBoard(page)), names[at]).toBe(seen[at]);
    if (at === middle) await reloadAndCompare(page);
  }
  expect(await downloadBoard(page)).toBe(full);
  await reloadAndCompare(page);
  expect(await downloadBoard(page)).toBe(full);
}

async function goTo(page: Page, key: string, step: number): Promise<void> {
  await canvasLocator(page).focus();
  await pressKey(page, key);
  await waitForStep(page, step);
}

/** Reloads the page and expects everything unchanged. */
export async function reloadAndCompare(page: Page): Promise<void> {
  await waitUntilSaved(page);
  const before = [await readHistorySteps(page), formatBoard(await readBoard(page))];
  await page.reload();
  await waitForEditor(page);
  expect([await readHistorySteps(page), formatBoard(await readBoard(page))]).toEqual(before);
}
