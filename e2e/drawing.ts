/** What tests do at the drawing table, and what they see there. */
import type { Page } from 'playwright-core';
import type { Board } from '../model/index.js';
import type { LamplighterEditor } from '../editor/view/lamplighter-editor.js';

/** Waits until a board is on the table. */
export async function ready(page: Page): Promise<Page> {
  await page.waitForFunction(
    () => document.querySelector<LamplighterEditor>('lamplighter-editor')?.view !== undefined,
  );
  return page;
}

export const focusMap = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.querySelector<LamplighterEditor>('lamplighter-editor')!.canvas.focus();
  });

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

export const boardOn = (page: Page): Promise<Board> =>
  page.evaluate(() => document.querySelector<LamplighterEditor>('lamplighter-editor')!.board!);

/** An empty board for Whitechapel, made in the welcome panel. */
export async function emptyBoard(page: Page): Promise<Page> {
  await ready(page);
  await page.keyboard.press('Control+o');
  const welcome = page.locator('lamplighter-welcome');
  await welcome.getByLabel('Name').fill('Alma Place');
  await welcome.getByRole('button', { name: 'Create' }).click();
  await welcome.waitFor({ state: 'detached' });
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
