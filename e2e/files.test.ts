/** Opening and saving files; a file that is not a board gets an error message and changes nothing. */
import { readFileSync } from 'node:fs';
import type { Download, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { CSV_TABLE_NAMES, drawBoard, EXPORT_FORMATS, toCanonical } from '../exchange/index.js';
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
import { makePng } from './make-png.js';

const { openPage } = useEditor(undefined, { forgive: /ERR_FAILED/ });
const SMALL = '?board=teaching/two-routes';
const text = readFileSync('boards/teaching/a-spur/board.json', 'utf8');

/** Chooses a file in the dialog of a browser without file handles. */
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

test('a file is opened by dialog and by drop, and is stored', async () => {
  const page = await openPage(SMALL);
  await waitForEditor(page);
  await choose(page, 'spur.json', text);
  await page.waitForFunction(() => location.search.startsWith('?document='));
  expect((await readBoard(page)).id).toBe('a-spur');
  await page.reload();
  await waitForEditor(page);
  expect((await readBoard(page)).id).toBe('a-spur');
  await drop(page, 'x.json', text.replace('"a-spur"', '"dropped"'));
  await page.waitForFunction(() => document.title.includes('A dead end'));
  await expect.poll(async () => (await readBoard(page)).id).toBe('dropped');
  // The same file again is the same document, as long as it is unedited.
  await choose(page, 'spur.json', text);
  await expect.poll(async () => (await readBoard(page)).id).toBe('a-spur');
  await page.keyboard.press('Control+o');
  await expect.poll(() => page.locator('lamplighter-welcome .recent li').count()).toBe(2);
});

test('dropping several files opens a board with a scan and lists the rest', async () => {
  const page = await openPage(SMALL);
  await waitForEditor(page);
  const scan = makePng(60, 40, () => [200, 40, 40]).toString('base64');
  const board = Buffer.from(text).toString('base64');
  await dropAll(page, [
    ['map.png', scan],
    ['spur.json', board],
  ]);
  await expect.poll(async () => (await readBoard(page)).id).toBe('a-spur');
  await expect.poll(async () => (await readBoard(page)).provenance.scans?.length).toBe(1);
  const notice = page.locator('lamplighter-notices .notice');
  expect(await notice.count()).toBe(0);
  await dropAll(page, [
    ['first.json', Buffer.from(text.replace('"a-spur"', '"dropped"')).toString('base64')],
    ['second.json', board],
    ['third.json', board],
  ]);
  await expect.poll(async () => (await readBoard(page)).id).toBe('dropped');
  await notice.getByText('Not opened: "second.json", "third.json".').waitFor();
});

test('a dropped picture is recognised whatever its name', async () => {
  const page = await openPage(SMALL);
  await waitForEditor(page);
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

test('a file that is not a board gives an error message and changes nothing', async () => {
  const page = await openPage(SMALL);
  await waitForEditor(page);
  const before = await readBoard(page);
  const welcome = page.locator('lamplighter-welcome');
  const hostile: readonly (readonly [string, string | Buffer, RegExp])[] = [
    ['package.json', '{\n  "name": 1\n}', /is not a board file. line \d+, column \d+/],
    ['deep.json', '['.repeat(100_000), /line 1, column \d+/],
    [
      '<img src=x onerror=alert(1)>.json',
      '{"a": }',
      /"<img src=x onerror=alert\(1\)>.json" is not a board file. line 1/,
    ],
    ['markup.json', text.replace('"a-spur"', '"<script>alert(1)</script>"'), /line 3/],
    ['binary.json', Buffer.from([0, 255, 254, 7]), /not UTF-8 text/],
    ['empty.json', '', /is empty/],
  ];
  for (const [name, content, sentence] of hostile) {
    await choose(page, name, content);
    await expect.poll(() => welcome.getByRole('alert').textContent(), { message: name }).toMatch(sentence);
  }
  expect(await readBoard(page)).toEqual(before);
  expect((await readHistorySteps(page)).at).toBe(0);
  await takeScreenshot(page, 'hostile-file');
  await welcome.getByRole('button', { name: 'Close' }).click();
  await drop(page, 'x.json', 'no board');
  await expect.poll(() => welcome.getByRole('alert').textContent()).toMatch(/"x.json" is not a board file/);
});

test('names from files are never markup and cannot reverse text', async () => {
  const page = await openPage(SMALL);
  await waitForEditor(page);
  const name = '<img src=x onerror=alert(1)>\u202e';
  const shown = '<img src=x onerror=alert(1)>\\u202e';
  await drop(page, `${name}.json`, text.replace(/"name": "[^"]*"/, `"name": ${JSON.stringify(name)}`));
  await page.waitForFunction(() => location.search.startsWith('?document='));
  expect((await readBoard(page)).name).toBe(name);
  expect(await page.locator('lamplighter-editor header strong').textContent()).toBe(shown);
  await page.keyboard.press('Control+o');
  await page.locator('lamplighter-welcome').getByText(shown).first().waitFor();
  expect(await page.locator('img[src="x"]').count()).toBe(0);
});

test('a board is downloaded, exported as canonical JSON and as SVG', async () => {
  const page = await createEmptyWhitechapelBoard(await openPage(SMALL));
  await placeCircle(page, 1);
  await page.evaluate(() => {
    Object.assign(window, { showSaveFilePicker: undefined });
  });
  const board = await readBoard(page);
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
  // A download is a copy: the board has no file that was saved.
  expect(await page.locator('lamplighter-saved .file').textContent()).toBe('no file yet');
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

test('a chosen file is saved again without asking, also after a reload', async () => {
  const page = await openPage(SMALL);
  // Real handles, from the origin private file system.
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
  await createEmptyWhitechapelBoard(page);
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
  expect(await inFile()).toBe(formatBoard(await readBoard(page)));
  await placeCircle(page, 2);
  await page.keyboard.press('Control+s');
  await expect.poll(() => file.textContent()).toMatch(/^saved /);
  expect(await asked()).toBe(1);
  // A copy saved over the file itself is no copy, so that saving later finds no foreign change.
  await placeCircle(page, 21);
  await page.keyboard.press('Control+Shift+s');
  await expect.poll(() => file.textContent()).toMatch(/^saved /);
  expect(await asked()).toBe(2);

  await waitUntilSaved(page);
  await page.reload();
  await waitForEditor(page);
  await expect.poll(() => file.textContent()).toMatch(/^saved /);
  await placeCircle(page, 3);
  await page.keyboard.press('Control+s');
  await expect.poll(() => file.textContent()).toMatch(/^saved /);
  expect(await asked()).toBe(0);
  expect(await inFile()).toBe(formatBoard(await readBoard(page)));
});

test('a file that was not opened, because edits would be lost, does not become the file of the open board', async () => {
  const page = await openPage(SMALL);
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
  await waitForEditor(page);
  const openTheirs = async (): Promise<void> => {
    await page.keyboard.press('Control+o');
    await page.locator('lamplighter-welcome').getByRole('button', { name: 'Open a file' }).click();
  };
  await openTheirs();
  await expect.poll(async () => (await readBoard(page)).id).toBe('a-spur');
  await createEmptyWhitechapelBoard(page);
  await simulateFullDisk(page, true);
  await placeCircle(page, 1);
  await openTheirs();
  await page.getByText('Opening another board now loses them.').waitFor();
  expect((await readBoard(page)).id).toBe('alma-place');
  await simulateFullDisk(page, false);
  await waitUntilSaved(page);
  await page.reload();
  await waitForEditor(page);
  await canvasLocator(page).focus();
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Control+s');
  expect((await downloading).suggestedFilename()).toBe('alma-place.board.json');
  const inFile = await page.evaluate(async () => {
    const folder = await navigator.storage.getDirectory();
    return (await (await folder.getFileHandle('theirs.json')).getFile()).text();
  });
  expect(inFile).toBe(text);
});

test('when the server has stopped, features that need it report it', async () => {
  const page = await createEmptyWhitechapelBoard(await openPage(SMALL));
  await placeCircle(page, 1);
  await page.route('**/assets/*', (route) => route.abort());
  await run(page, 'board.export-svg');
  await page.getByText('Nothing was exported: a part of the editor could not be loaded.').waitFor();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the board now' }).click();
  expect((await contentOf(await downloading))[1]).toBe(formatBoard(await readBoard(page)));
  await page.keyboard.press('Control+o');
  const welcome = page.locator('lamplighter-welcome');
  await welcome.getByText('Whitehall Mystery', { exact: true }).last().click();
  await expect.poll(() => welcome.getByRole('alert').textContent()).toMatch(/could not be loaded/);
  expect((await readBoard(page)).id).toBe('alma-place');
});

test('the boards panel lists stored documents and deletes one only after confirmation', async () => {
  const page = await createEmptyWhitechapelBoard(await openPage(SMALL));
  await placeCircle(page, 1);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+o');
  const welcome = page.locator('lamplighter-welcome');
  // Undone steps do not count in the list.
  expect(await welcome.locator('.recent button span').first().textContent()).toMatch(
    /^Letters from Whitechapel · changed [^·]+ · \d+ KB$/,
  );
  await welcome.getByText('Whitehall Mystery', { exact: true }).last().click();
  await expect.poll(async () => (await readBoard(page)).id).toBe('whitehall');
  expect(new URL(page.url()).search).toBe('?board=whitehall');
  await page.keyboard.press('Control+o');
  await takeScreenshot(page, 'welcome');
  await welcome.getByRole('button', { name: 'Delete Alma Place' }).click();
  await welcome.getByText('Delete Alma Place with its history?').waitFor();
  await page.keyboard.press('Escape');
  await welcome.getByRole('button', { name: 'Delete Alma Place' }).click();
  await welcome.getByRole('button', { name: 'Delete', exact: true }).click();
  await welcome.getByText('Kept in this browser').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await welcome.waitFor({ state: 'detached' });
});

test('a new user gets Whitechapel and a card whose steps are ticked when done', async () => {
  const page = await openPage();
  await waitForEditor(page);
  expect((await readBoard(page)).id).toBe('whitechapel');
  const card = page.locator('lamplighter-first-steps');
  await canvasLocator(page).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Escape');
  await page.keyboard.press('1');
  await expect.poll(() => card.getByLabel('done').count()).toBe(3);
  await takeScreenshot(page, 'first-steps');
  await card.getByRole('button', { name: 'Close the first steps' }).click();
  await waitUntilSaved(page);
  await page.reload();
  await waitForEditor(page);
  expect(await card.count()).toBe(0);
});

test('a browser that cannot write into files says that it downloaded a copy', async () => {
  const page = await openPage('?board=teaching/two-routes');
  await page.addInitScript(() => {
    Object.assign(window, { showSaveFilePicker: undefined, showOpenFilePicker: undefined });
  });
  await page.reload();
  await waitForEditor(page);
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Control+o');
  await page.locator('lamplighter-welcome').getByRole('button', { name: 'Open a file …' }).click();
  await (await chooser).setFiles('boards/teaching/section-line/board.json');
  await expect.poll(async () => (await readBoard(page)).id).toBe('section-line');
  const save = page.locator('lamplighter-saved').getByRole('button', { name: 'Download a copy' });
  await expect.poll(() => page.locator('lamplighter-saved .file').textContent()).toBe('unchanged');
  await page.getByLabel('Name').fill('Other lanes');
  await page.keyboard.press('Enter');
  for (let i = 0; i < 2; i++) {
    const downloading = page.waitForEvent('download');
    await save.click();
    expect((await contentOf(await downloading))[0]).toBe('board.json');
    await page.getByText('Downloaded a copy; board.json itself is unchanged. This browser').waitFor();
    expect(await page.locator('lamplighter-saved .file').textContent()).toBe('changed');
  }
});

test('the export panel lists every format; a picture is drawn by the browser; the link is copied', async () => {
  const page = await openPage('?board=teaching/two-routes');
  await waitForEditor(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const panel = page.locator('lamplighter-export');
  const exportAs = async (name: string, count: number): Promise<readonly Download[]> => {
    await run(page, 'board.export');
    const downloads: Download[] = [];
    page.on('download', (download) => downloads.push(download));
    await panel.getByRole('button', { name: `Export as ${name}`, exact: true }).click();
    await expect.poll(() => downloads.length).toBe(count);
    page.removeAllListeners('download');
    return downloads;
  };
  const [graphml] = await exportAs('graphml', 1);
  expect((await contentOf(graphml!))[0]).toBe('two-routes.graphml');
  const [png] = await exportAs('png', 1);
  expect(png!.suggestedFilename()).toBe('two-routes.png');
  const bytes = readFileSync(await png!.path());
  expect([bytes.subarray(1, 4).toString(), bytes.readUInt32BE(16)]).toEqual(['PNG', 2400]);
  const tables = await exportAs('csv', CSV_TABLE_NAMES.length);
  expect(tables.map((each) => each.suggestedFilename()).sort()).toEqual(
    CSV_TABLE_NAMES.map((table) => `two-routes.${table}.csv`).sort(),
  );
  await run(page, 'board.export');
  expect(await panel.getByRole('button', { name: /^Export as/ }).count()).toBe(EXPORT_FORMATS.length);
  await takeScreenshot(page, 'export');
  await panel.getByRole('button', { name: 'Copy link to this board' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/\?board=teaching\/two-routes$/);
});
