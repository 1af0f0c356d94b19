/** No edit is lost by a reload, a closed page, a second tab or a full disk. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { LamplighterEditor } from '../editor/view/lamplighter-editor.js';
import { formatBoard } from '../model/index.js';
import {
  createEmptyWhitechapelBoard,
  simulateFullDisk,
  placeCircle,
  waitUntilSaved,
  readHistorySteps,
} from './document-driver.js';
import { readBoard, canvasLocator, waitForEditor } from './editor-driver.js';
import { takeScreenshot, useEditor } from './editor-fixture.js';

const { openPage, openTab } = useEditor();

/** A small board loads faster than Whitechapel. */
const SMALL = '?board=teaching/two-routes';
const start = async (): Promise<Page> => createEmptyWhitechapelBoard(await openPage(SMALL));

test('a reload keeps done and undone steps', async () => {
  const page = await start();
  for (const n of [1, 2, 3, 4]) await placeCircle(page, n);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await waitUntilSaved(page);
  const [before, board] = [await readHistorySteps(page), await readBoard(page)];
  expect([before.names.length, before.at]).toEqual([5, 2]);
  await page.reload();
  await waitForEditor(page);
  expect(await readHistorySteps(page)).toEqual(before);
  expect(await readBoard(page)).toEqual(board);
  await canvasLocator(page).focus();
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Control+Shift+z');
  const { circles } = (await readBoard(page)) as { circles: readonly unknown[] };
  expect(circles).toHaveLength(4);
  for (let i = 0; i < 4; i++) await page.keyboard.press('Control+z');
  expect(await readBoard(page)).toMatchObject({ circles: [], name: 'Alma Place' });
});

test('a page closed right after a gesture loses at most that gesture', async () => {
  let page = await start();
  const context = page.context();
  let done = 0;
  for (const end of ['crash', 'close', 'crash'] as const) {
    for (let i = 0; i < 3; i++) await placeCircle(page, ++done);
    if (end === 'crash') await crash(page);
    await page.close();
    page = await openTab(page, '');
    await waitForEditor(page);
    const { at } = await readHistorySteps(page);
    expect(at).toBeGreaterThanOrEqual(done - 1);
    expect(await page.locator('lamplighter-notices .notice').count()).toBe(0);
    done = at;
  }
  expect(context.pages()).toHaveLength(1);
});

async function crash(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // It has no answer to give.
  session.send('Page.crash').catch(() => undefined);
  await crashed;
}

test('at each of sixty gestures the store is at most one behind', async () => {
  const page = await start();
  const watcher = await openTab(page, 'index.html?board=teaching/two-routes');
  const id = new URL(page.url()).searchParams.get('document')!;
  const behind: number[] = [];
  for (let n = 1; n <= 60; n++) {
    if (n % 7 === 0) await page.keyboard.press('Control+z');
    else await placeCircle(page, n);
    behind.push(n + 1 - (await entriesOf(watcher, id)));
  }
  expect(Math.max(...behind)).toBeLessThanOrEqual(1);
  await waitUntilSaved(page);
  expect(await entriesOf(watcher, id)).toBe(61);
});

test('a slow write followed by others raises no alarm', async () => {
  const page = await start();
  await page.evaluate(() => {
    Object.assign(window, { showSaveFilePicker: undefined, savedStates: [] });
    const saved = document.querySelector<HTMLElement>('lamplighter-saved')!;
    new MutationObserver(() => {
      (window as unknown as { savedStates: unknown[] }).savedStates.push(saved.dataset['state']);
    }).observe(saved, { attributes: true });
  });
  const field = page.locator('lamplighter-inspector').getByLabel('Name', { exact: true });
  for (const name of ['Saved at once', 'Saved again']) {
    await field.fill(name);
    await Promise.all([page.waitForEvent('download'), page.keyboard.press('Control+s')]);
    await waitUntilSaved(page);
  }
  // Returning to the page, or opening another board, writes everything now.
  await page.evaluate(() => {
    document.querySelector('lamplighter-editor')!.addEventListener('lamp-change', () => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
  });
  for (const n of [1, 2, 3]) {
    await placeCircle(page, n);
    await waitUntilSaved(page);
  }
  expect(
    await page.evaluate(() => (window as unknown as { savedStates: unknown[] }).savedStates),
  ).not.toContain('failed');
  const before = await readHistorySteps(page);
  await page.reload();
  await waitForEditor(page);
  expect(await readHistorySteps(page)).toEqual(before);
});

/** The number of entries that another page finds in the store. */
const entriesOf = (page: Page, id: string): Promise<number> =>
  page.evaluate(
    (document) =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('lamplighter');
        opening.onsuccess = () => {
          const range = IDBKeyRange.bound([document, 0], [document, Infinity]);
          const count = opening.result.transaction('entries').objectStore('entries').count(range);
          count.onsuccess = () => {
            opening.result.close();
            resolve(count.result);
          };
        };
      }),
    id,
  );

test('a damaged log opens up to the damage and reports what is lost', async () => {
  const page = await start();
  for (const n of [1, 2, 3]) await placeCircle(page, n);
  await waitUntilSaved(page);
  await page.evaluate(
    (id) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('lamplighter');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('entries', 'readwrite');
          transaction.objectStore('entries').put({ kind: 'do' }, [id, 2]);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    new URL(page.url()).searchParams.get('document')!,
  );
  await page.reload();
  await waitForEditor(page);
  await page.getByText('its last 2 steps are lost').waitFor();
  expect((await readHistorySteps(page)).at).toBe(1);
  // A dismissed message is not shown again.
  await page.reload();
  await waitForEditor(page);
  expect((await readHistorySteps(page)).at).toBe(1);
  expect(await page.getByText('are lost').count()).toBe(0);
  await placeCircle(page, 9);
  await waitUntilSaved(page);
  await page.reload();
  await waitForEditor(page);
  expect((await readHistorySteps(page)).at).toBe(2);
  expect(await page.getByText('are lost').count()).toBe(0);
});

test('a store cleared while a board is open gets the whole history again', async () => {
  const page = await start();
  for (const n of [1, 2, 3]) await placeCircle(page, n);
  await page.keyboard.press('Control+z');
  await waitUntilSaved(page);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase('lamplighter').onsuccess = resolve;
      }),
  );
  await placeCircle(page, 4);
  await expect.poll(async () => (await kept(page))[0]?.entries).toBe(4);
  await waitUntilSaved(page);
  await placeCircle(page, 5);
  await waitUntilSaved(page);
  const [before, board] = [await readHistorySteps(page), await readBoard(page)];
  await page.reload();
  await waitForEditor(page);
  expect(await readHistorySteps(page)).toEqual(before);
  expect(await readBoard(page)).toEqual(board);
});

/** The documents in the store. */
const kept = (page: Page): Promise<readonly { entries: number }[]> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const opening = indexedDB.open('lamplighter');
        opening.onsuccess = () => {
          const all = opening.result.transaction('documents').objectStore('documents').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result as { entries: number }[]);
          };
        };
      }),
  );

test('the chosen theme is restored', async () => {
  const page = await openPage(SMALL);
  await waitForEditor(page);
  await page.evaluate(() => {
    document.querySelector<LamplighterEditor>('lamplighter-editor')!.command('view.theme');
  });
  const theme = (): Promise<string | null> => page.locator('lamplighter-editor').getAttribute('theme');
  await expect.poll(theme).toBe('light');
  await page.reload();
  await waitForEditor(page);
  await expect.poll(theme).toBe('light');
});

test('a full disk is reported at once; the board can be downloaded, and is saved when there is room', async () => {
  const page = await start();
  await placeCircle(page, 1);
  await waitUntilSaved(page);
  await simulateFullDisk(page, true);
  await placeCircle(page, 2);
  await page.getByRole('button', { name: 'NOT SAVED' }).waitFor();
  await page.getByText('The browser has no storage left.').waitFor();
  await takeScreenshot(page, 'not-saved');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the board now' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('alma-place.board.json');
  expect(readFileSync(await download.path(), 'utf8')).toBe(formatBoard(await readBoard(page)));
  await placeCircle(page, 33);

  let asked = 0;
  page.on('dialog', (dialog) => {
    asked++;
    void dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toBe(1);
  await simulateFullDisk(page, false);
  await waitUntilSaved(page);
  await page.reload();
  await waitForEditor(page);
  expect(asked).toBe(1);
  expect((await readHistorySteps(page)).at).toBe(3);
});

test('a browser without storage is reported with the first edit', async () => {
  const page = await openPage(SMALL);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await page.reload();
  await createEmptyWhitechapelBoard(page);
  await waitUntilSaved(page, 'not-kept');
  await page.getByText('This browser does not store data for this page').waitFor();
  await placeCircle(page, 31);
  expect((await readHistorySteps(page)).at).toBe(1);
});

test('a board opened in the background, or left at once, does not count as crashed', async () => {
  const page = await start();
  await waitUntilSaved(page);
  const noted = (): Promise<string | null> =>
    page.evaluate(() => localStorage.getItem('lamplighter.opening'));
  await page.addInitScript(() => {
    Object.assign(window, { requestAnimationFrame: () => 0 });
  });
  await page.reload();
  await waitForEditor(page);
  await expect.poll(noted).not.toBeNull();
  await page.reload();
  await waitForEditor(page);
  expect((await readBoard(page)).id).toBe('alma-place');
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
  });
  await page.reload();
  await waitForEditor(page);
  await expect.poll(noted).toBeNull();
});

test('a board that crashed the page is not opened again automatically', async () => {
  const page = await start();
  await waitUntilSaved(page);
  await page.evaluate((id) => {
    localStorage.setItem('lamplighter.opening', id);
  }, new URL(page.url()).searchParams.get('document')!);
  await page.reload();
  await waitForEditor(page);
  const welcome = page.locator('lamplighter-welcome');
  await welcome.getByText('could not be shown').waitFor();
  expect((await readBoard(page)).id).toBe('whitechapel');
  await welcome.getByText('Alma Place').first().click();
  await expect.poll(async () => (await readBoard(page)).id).toBe('alma-place');
});
