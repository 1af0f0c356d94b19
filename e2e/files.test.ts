/** Boards come from files and go into files; what is no board is a sentence and changes nothing. */
import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { drawBoard, toCanonical } from '../exchange/index.js';
import { formatBoard } from '../model/index.js';
import { emptyBoard, fillDisk, placeCircle, saved, steps } from './drawing.js';
import { boardOn, canvasOf, ready } from './hands.js';
import { picture, stage } from './harness.js';
import { png } from './png.js';

const { open } = stage(undefined, { forgive: /ERR_FAILED/ });
const SMALL = '?board=teaching/two-routes';
const text = readFileSync('boards/teaching/a-spur/board.json', 'utf8');

/** Chooses a file in the dialog that a browser without file handles shows. */
async function choose(page: Page, name: string, content: string | Buffer): Promise<void> {
  await page.evaluate(() => {
    Object.assign(window, { showOpenFilePicker: undefined });
  });
  const welcome = page.locator('lamplighter-welcome');
  if ((await welcome.count()) === 0) await page.keyboard.press('Control+o');
  const choosing = page.waitForEvent('filechooser');
  await welcome.getByRole('button', { name: 'Open a file' }).click();
  await (await choosing).setFiles({ name, mimeType: '', buffer: Buffer.from(content) });
}

/** Drops files in the middle of the page. */
const dropAll = (page: Page, files: readonly (readonly [name: string, content: string])[]): Promise<void> =>
  page.evaluate((all) => {
    const dataTransfer = new DataTransfer();
    for (const [name, content] of all) {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      dataTransfer.items.add(new File([bytes], name));
    }
    const at = document.querySelector('lamplighter-editor')!.shadowRoot!.querySelector('lamplighter-canvas')!;
    for (const kind of ['dragover', 'drop'])
      at.dispatchEvent(
        new DragEvent(kind, { dataTransfer, bubbles: true, composed: true, cancelable: true }),
      );
  }, files);

const drop = (page: Page, name: string, content: string): Promise<void> =>
  dropAll(page, [[name, Buffer.from(content).toString('base64')]]);

test('a file is opened by the dialog and by dropping it, and is kept', async () => {
  const page = await open(SMALL);
  await ready(page);
  await choose(page, 'spur.json', text);
  await page.waitForFunction(() => location.search.startsWith('?document='));
  expect((await boardOn(page)).id).toBe('a-spur');
  await page.reload();
  await ready(page);
  expect((await boardOn(page)).id).toBe('a-spur');
  await drop(page, 'x.json', text.replace('"a-spur"', '"dropped"'));
  await page.waitForFunction(() => document.title.includes('A dead end'));
  await expect.poll(async () => (await boardOn(page)).id).toBe('dropped');
  // The same file again is the same document, as long as nothing was done to it.
  await choose(page, 'spur.json', text);
  await expect.poll(async () => (await boardOn(page)).id).toBe('a-spur');
  await page.keyboard.press('Control+o');
  await expect.poll(() => page.locator('lamplighter-welcome .recent li').count()).toBe(2);
});

test('of several files that are dropped a board is opened with the picture under it, and the rest is named', async () => {
  const page = await open(SMALL);
  await ready(page);
  const scan = png(60, 40, () => [200, 40, 40]).toString('base64');
  const board = Buffer.from(text).toString('base64');
  await dropAll(page, [
    ['map.png', scan],
    ['spur.json', board],
  ]);
  await expect.poll(async () => (await boardOn(page)).id).toBe('a-spur');
  await expect.poll(async () => (await boardOn(page)).provenance.scans?.length).toBe(1);
  const notice = page.locator('lamplighter-notices .notice');
  expect(await notice.count()).toBe(0);
  await dropAll(page, [
    ['first.json', Buffer.from(text.replace('"a-spur"', '"dropped"')).toString('base64')],
    ['second.json', board],
    ['third.json', board],
  ]);
  await expect.poll(async () => (await boardOn(page)).id).toBe('dropped');
  await notice.getByText('Not opened: "second.json", "third.json".').waitFor();
});

test('a picture that is dropped is handed on, whatever it is called', async () => {
  const page = await open(SMALL);
  await ready(page);
  const handed = page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        document.querySelector('lamplighter-editor')!.addEventListener(
          'lamp-picture',
          (event) => {
            event.stopImmediatePropagation();
            resolve((event as CustomEvent<{ file: File }>).detail.file.name);
          },
          { capture: true },
        );
      }),
  );
  await drop(page, 'board.json', 'RIFF1234WEBPVP8 ');
  expect(await handed).toBe('board.json');
});

test('whatever is no board gets a sentence, and nothing else changes', async () => {
  const page = await open(SMALL);
  await ready(page);
  const before = await boardOn(page);
  const welcome = page.locator('lamplighter-welcome');
  const hostile: readonly (readonly [string, string | Buffer, RegExp])[] = [
    ['package.json', '{\n  "name": 1\n}', /is no board file. line \d+, column \d+/],
    ['deep.json', '['.repeat(100_000), /line 1, column \d+/],
    [
      '<img src=x onerror=alert(1)>.json',
      '{"a": }',
      /"<img src=x onerror=alert\(1\)>.json" is no board file. line 1/,
    ],
    ['markup.json', text.replace('"a-spur"', '"<script>alert(1)</script>"'), /line 3/],
    ['binary.json', Buffer.from([0, 255, 254, 7]), /not text in UTF-8/],
    ['empty.json', '', /is empty/],
  ];
  for (const [name, content, sentence] of hostile) {
    await choose(page, name, content);
    await expect.poll(() => welcome.getByRole('alert').textContent(), { message: name }).toMatch(sentence);
  }
  expect(await boardOn(page)).toEqual(before);
  expect((await steps(page)).at).toBe(0);
  await picture(page, 'hostile-file');
  await welcome.getByRole('button', { name: 'Close' }).click();
  await drop(page, 'x.json', 'no board');
  await expect.poll(() => welcome.getByRole('alert').textContent()).toMatch(/"x.json" is no board file/);
});

test('names from files are never markup, and turn no words round', async () => {
  const page = await open(SMALL);
  await ready(page);
  const name = '<img src=x onerror=alert(1)>\u202e';
  const shown = '<img src=x onerror=alert(1)>\\u202e';
  await drop(page, `${name}.json`, text.replace(/"name": "[^"]*"/, `"name": ${JSON.stringify(name)}`));
  await page.waitForFunction(() => location.search.startsWith('?document='));
  expect((await boardOn(page)).name).toBe(name);
  expect(await page.locator('lamplighter-editor header strong').textContent()).toBe(shown);
  await page.keyboard.press('Control+o');
  await page.locator('lamplighter-welcome').getByText(shown).first().waitFor();
  expect(await page.locator('img[src="x"]').count()).toBe(0);
});

test('a board is downloaded, exported as canonical JSON and drawn', async () => {
  const page = await emptyBoard(await open(SMALL));
  await placeCircle(page, 1);
  await page.evaluate(() => {
    Object.assign(window, { showSaveFilePicker: undefined });
  });
  const board = await boardOn(page);
  const results = [];
  for (const command of ['board.save', 'board.export-canonical', 'board.export-svg']) {
    const downloading = page.waitForEvent('download');
    if (command === 'board.save') await page.keyboard.press('Control+s');
    else await run(page, command);
    results.push(await contentOf(await downloading));
  }
  expect(results).toEqual([
    ['alma-place.board.json', formatBoard(board)],
    ['alma-place.canonical.json', toCanonical(board)],
    ['alma-place.svg', drawBoard(board)],
  ]);
  const file = page.locator('lamplighter-saved .file');
  await expect.poll(() => file.textContent()).toMatch(/^saved /);
  await placeCircle(page, 2);
  await expect.poll(() => file.textContent()).toMatch(/^changed since /);
  await page.keyboard.press('Control+z');
  await expect.poll(() => file.textContent()).toMatch(/^saved /);
});

const run = (page: Page, id: string): Promise<void> =>
  page.evaluate((command) => {
    document
      .querySelector<HTMLElement & { command: (id: string) => void }>('lamplighter-editor')!
      .command(command);
  }, id);

const contentOf = async (download: Download): Promise<readonly [string, string]> => [
  download.suggestedFilename(),
  readFileSync(await download.path(), 'utf8'),
];

test('a file that was chosen once is written again without asking, also after a reload', async () => {
  const page = await open(SMALL);
  // Real handles, from the part of the disk that a page has for itself.
  await page.addInitScript(() => {
    Object.assign(window, {
      asked: 0,
      async showSaveFilePicker({ suggestedName }: { suggestedName: string }) {
        (window as unknown as { asked: number }).asked++;
        const folder = await navigator.storage.getDirectory();
        return folder.getFileHandle(suggestedName, { create: true });
      },
    });
  });
  await page.reload();
  await emptyBoard(page);
  await placeCircle(page, 1);
  const inFile = (): Promise<string> =>
    page.evaluate(async () => {
      const folder = await navigator.storage.getDirectory();
      return (await (await folder.getFileHandle('alma-place.board.json')).getFile()).text();
    });
  const asked = (): Promise<number> => page.evaluate(() => (window as unknown as { asked: number }).asked);
  const file = page.locator('lamplighter-saved .file');
  await page.keyboard.press('Control+s');
  await expect.poll(() => file.textContent()).toMatch(/^saved /);
  expect(await inFile()).toBe(formatBoard(await boardOn(page)));
  await placeCircle(page, 2);
  await page.keyboard.press('Control+s');
  await expect.poll(() => file.textContent()).toMatch(/^saved /);
  expect(await asked()).toBe(1);
  // A copy that is chosen to be the file itself is no copy, so that saving finds nobody else's change there.
  await placeCircle(page, 21);
  await page.keyboard.press('Control+Shift+s');
  await expect.poll(() => file.textContent()).toMatch(/^saved /);
  expect(await asked()).toBe(2);

  await saved(page);
  await page.reload();
  await ready(page);
  await expect.poll(() => file.textContent()).toMatch(/^saved /);
  await placeCircle(page, 3);
  await page.keyboard.press('Control+s');
  await expect.poll(() => file.textContent()).toMatch(/^saved /);
  expect(await asked()).toBe(0);
  expect(await inFile()).toBe(formatBoard(await boardOn(page)));
});

test('a file that was not opened, because strokes would be lost, does not become the file of the board on the table', async () => {
  const page = await open(SMALL);
  await page.addInitScript((content) => {
    Object.assign(window, {
      async showOpenFilePicker() {
        const folder = await navigator.storage.getDirectory();
        const handle = await folder.getFileHandle('theirs.json', { create: true });
        if ((await handle.getFile()).size === 0) {
          const writable = await handle.createWritable();
          await writable.write(content);
          await writable.close();
        }
        return [handle];
      },
      showSaveFilePicker: undefined,
    });
  }, text);
  await page.reload();
  await ready(page);
  const openTheirs = async (): Promise<void> => {
    await page.keyboard.press('Control+o');
    await page.locator('lamplighter-welcome').getByRole('button', { name: 'Open a file' }).click();
  };
  await openTheirs();
  await expect.poll(async () => (await boardOn(page)).id).toBe('a-spur');
  await emptyBoard(page);
  await fillDisk(page, true);
  await placeCircle(page, 1);
  await openTheirs();
  await page.getByText('If another board is opened now, they are lost.').waitFor();
  expect((await boardOn(page)).id).toBe('alma-place');
  await fillDisk(page, false);
  await saved(page);
  await page.reload();
  await ready(page);
  await canvasOf(page).focus();
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Control+s');
  expect((await downloading).suggestedFilename()).toBe('alma-place.board.json');
  const inFile = await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    return (await (await folder.getFileHandle('theirs.json')).getFile()).text();
  });
  expect(inFile).toBe(text);
});

test('where the program that served the page has ended, what needs it says so', async () => {
  const page = await emptyBoard(await open(SMALL));
  await placeCircle(page, 1);
  await page.route('**/assets/*', (route) => route.abort());
  await run(page, 'board.export-svg');
  await page.getByText('Nothing was exported: a part of the editor could not be loaded.').waitFor();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the board now' }).click();
  expect((await contentOf(await downloading))[1]).toBe(formatBoard(await boardOn(page)));
  await page.keyboard.press('Control+o');
  const welcome = page.locator('lamplighter-welcome');
  await welcome.getByText('Whitehall Mystery', { exact: true }).last().click();
  await expect.poll(() => welcome.getByRole('alert').textContent()).toMatch(/could not be loaded/);
  expect((await boardOn(page)).id).toBe('alma-place');
});

test('the welcome panel lists what is kept, and deletes it only when told twice', async () => {
  const page = await emptyBoard(await open(SMALL));
  await placeCircle(page, 1);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+o');
  const welcome = page.locator('lamplighter-welcome');
  // What was undone counts for nothing in the history, so the list counts nothing.
  expect(await welcome.locator('.recent button span').first().textContent()).toMatch(
    /^Letters from Whitechapel · changed [^·]+ · \d+ KB$/,
  );
  await welcome.getByText('Whitehall Mystery', { exact: true }).last().click();
  await expect.poll(async () => (await boardOn(page)).id).toBe('whitehall');
  expect(new URL(page.url()).search).toBe('?board=whitehall');
  await page.keyboard.press('Control+o');
  await picture(page, 'welcome');
  await welcome.getByRole('button', { name: 'Delete Alma Place' }).click();
  await welcome.getByText('Delete Alma Place with all its steps?').waitFor();
  await page.keyboard.press('Escape');
  await welcome.getByRole('button', { name: 'Delete Alma Place' }).click();
  await welcome.getByRole('button', { name: 'Delete', exact: true }).click();
  await welcome.getByText('Kept in this browser').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await welcome.waitFor({ state: 'detached' });
});

test('a newcomer finds Whitechapel and a card whose steps are ticked as they are done', async () => {
  const page = await open();
  await ready(page);
  expect((await boardOn(page)).id).toBe('whitechapel');
  const card = page.locator('lamplighter-first-steps');
  await canvasOf(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Escape');
  await page.keyboard.press('1');
  await expect.poll(() => card.getByLabel('done').count()).toBe(3);
  await picture(page, 'first-steps');
  await card.getByRole('button', { name: 'Close the first steps' }).click();
  await saved(page);
  await page.reload();
  await ready(page);
  expect(await card.count()).toBe(0);
});
