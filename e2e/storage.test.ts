/** Nothing that was drawn is lost: not by a reload, an end of the page, a second tab, a full disk. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { LamplighterEditor } from '../editor/view/lamplighter-editor.js';
import { formatBoard } from '../model/index.js';
import { emptyBoard, fillDisk, placeCircle, saved, steps } from './drawing.js';
import { boardOn, canvasOf, ready } from './hands.js';
import { picture, stage } from './harness.js';

const { open, tab } = stage();

/** A small board loads faster than Whitechapel. */
const SMALL = '?board=teaching/two-routes';
const start = async (): Promise<Page> => emptyBoard(await open(SMALL));

test('a reload keeps everything that was done, undone and can be done again', async () => {
  const page = await start();
  for (const n of [1, 2, 3, 4]) await placeCircle(page, n);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await saved(page);
  const [before, board] = [await steps(page), await boardOn(page)];
  expect([before.names.length, before.at]).toEqual([5, 2]);
  await page.reload();
  await ready(page);
  expect(await steps(page)).toEqual(before);
  expect(await boardOn(page)).toEqual(board);
  await canvasOf(page).focus();
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('Control+Shift+z');
  const { circles } = (await boardOn(page)) as { circles: readonly unknown[] };
  expect(circles).toHaveLength(4);
  for (let i = 0; i < 4; i++) await page.keyboard.press('Control+z');
  expect(await boardOn(page)).toMatchObject({ circles: [], name: 'Alma Place' });
});

test('a page that ends right after a gesture loses at most that gesture', async () => {
  let page = await start();
  const context = page.context();
  let done = 0;
  for (const end of ['crash', 'close', 'crash'] as const) {
    for (let i = 0; i < 3; i++) await placeCircle(page, ++done);
    if (end === 'crash') await crash(page);
    await page.close();
    page = await tab(page, '');
    await ready(page);
    const { at } = await steps(page);
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
  const watcher = await tab(page, 'index.html?board=teaching/two-routes');
  const id = new URL(page.url()).searchParams.get('document')!;
  const behind: number[] = [];
  for (let n = 1; n <= 60; n++) {
    if (n % 7 === 0) await page.keyboard.press('Control+z');
    else await placeCircle(page, n);
    behind.push(n + 1 - (await entriesOf(watcher, id)));
  }
  expect(Math.max(...behind)).toBeLessThanOrEqual(1);
  await saved(page);
  expect(await entriesOf(watcher, id)).toBe(61);
});

test('a stroke that is still on its way when more is written is no alarm', async () => {
  const page = await start();
  await page.evaluate(() => {
    Object.assign(window, { showSaveFilePicker: undefined, told: [] });
    const saved = document.querySelector<HTMLElement>('lamplighter-saved')!;
    new MutationObserver(() => {
      (window as unknown as { told: unknown[] }).told.push(saved.dataset['state']);
    }).observe(saved, { attributes: true });
  });
  const field = page.locator('lamplighter-inspector').getByLabel('Name', { exact: true });
  for (const name of ['Saved at once', 'Saved again']) {
    await field.fill(name);
    await Promise.all([page.waitForEvent('download'), page.keyboard.press('Control+s')]);
    await saved(page);
  }
  // Whoever comes back to the page, or opens another board, wants everything written now.
  await page.evaluate(() => {
    document.querySelector('lamplighter-editor')!.addEventListener('lamp-change', () => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
  });
  for (const n of [1, 2, 3]) {
    await placeCircle(page, n);
    await saved(page);
  }
  expect(await page.evaluate(() => (window as unknown as { told: unknown[] }).told)).not.toContain('failed');
  const before = await steps(page);
  await page.reload();
  await ready(page);
  expect(await steps(page)).toEqual(before);
});

/** How many entries another page finds in the store. */
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

test('a damaged log opens as far as it is whole, and says what is lost', async () => {
  const page = await start();
  for (const n of [1, 2, 3]) await placeCircle(page, n);
  await saved(page);
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
  await ready(page);
  await page.getByText('its last 2 steps are lost').waitFor();
  expect((await steps(page)).at).toBe(1);
  // What was told is told once.
  await page.reload();
  await ready(page);
  expect((await steps(page)).at).toBe(1);
  expect(await page.getByText('are lost').count()).toBe(0);
  await placeCircle(page, 9);
  await saved(page);
  await page.reload();
  await ready(page);
  expect((await steps(page)).at).toBe(2);
  expect(await page.getByText('are lost').count()).toBe(0);
});

test('a store that is cleared while a board is open gets the board again, with all its steps', async () => {
  const page = await start();
  for (const n of [1, 2, 3]) await placeCircle(page, n);
  await page.keyboard.press('Control+z');
  await saved(page);
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.deleteDatabase('lamplighter').onsuccess = resolve;
      }),
  );
  await placeCircle(page, 4);
  await expect.poll(async () => (await kept(page))[0]?.entries).toBe(4);
  await saved(page);
  await placeCircle(page, 5);
  await saved(page);
  const [before, board] = [await steps(page), await boardOn(page)];
  await page.reload();
  await ready(page);
  expect(await steps(page)).toEqual(before);
  expect(await boardOn(page)).toEqual(board);
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

test('the theme that was chosen is there again', async () => {
  const page = await open(SMALL);
  await ready(page);
  await page.evaluate(() => {
    document.querySelector<LamplighterEditor>('lamplighter-editor')!.command('view.theme');
  });
  const theme = (): Promise<string | null> => page.locator('lamplighter-editor').getAttribute('theme');
  await expect.poll(theme).toBe('light');
  await page.reload();
  await ready(page);
  await expect.poll(theme).toBe('light');
});

test('a full disk is told at once; the board can be downloaded, and is saved when there is room', async () => {
  const page = await start();
  await placeCircle(page, 1);
  await saved(page);
  await fillDisk(page, true);
  await placeCircle(page, 2);
  await page.getByRole('button', { name: 'NOT SAVED' }).waitFor();
  await page.getByText('The browser has no room left for it.').waitFor();
  await picture(page, 'not-saved');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the board now' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('alma-place.board.json');
  expect(readFileSync(await download.path(), 'utf8')).toBe(formatBoard(await boardOn(page)));
  await placeCircle(page, 33);

  let asked = 0;
  page.on('dialog', (dialog) => {
    asked++;
    void dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toBe(1);
  await fillDisk(page, false);
  await saved(page);
  await page.reload();
  await ready(page);
  expect(asked).toBe(1);
  expect((await steps(page)).at).toBe(3);
});

test('where the browser keeps nothing it is said with the first stroke', async () => {
  const page = await open(SMALL);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
  });
  await page.reload();
  await emptyBoard(page);
  await saved(page, 'not-kept');
  await page.getByText('This browser keeps nothing for this page').waitFor();
  await placeCircle(page, 31);
  expect((await steps(page)).at).toBe(1);
});

test('a board that was opened in the background, or left at once, did come onto the screen', async () => {
  const page = await start();
  await saved(page);
  const noted = (): Promise<string | null> =>
    page.evaluate(() => localStorage.getItem('lamplighter.opening'));
  await page.addInitScript(() => {
    Object.assign(window, { requestAnimationFrame: () => 0 });
  });
  await page.reload();
  await ready(page);
  await expect.poll(noted).not.toBeNull();
  await page.reload();
  await ready(page);
  expect((await boardOn(page)).id).toBe('alma-place');
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', { get: () => true });
  });
  await page.reload();
  await ready(page);
  await expect.poll(noted).toBeNull();
});

test('a board that did not come onto the screen is not opened again by itself', async () => {
  const page = await start();
  await saved(page);
  await page.evaluate((id) => {
    localStorage.setItem('lamplighter.opening', id);
  }, new URL(page.url()).searchParams.get('document')!);
  await page.reload();
  await ready(page);
  const welcome = page.locator('lamplighter-welcome');
  await welcome.getByText('did not come onto the screen').waitFor();
  expect((await boardOn(page)).id).toBe('whitechapel');
  await welcome.getByText('Alma Place').first().click();
  await expect.poll(async () => (await boardOn(page)).id).toBe('alma-place');
});
