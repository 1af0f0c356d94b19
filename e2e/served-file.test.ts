/** The page served by `lamplighter edit` saves to its file, and never overwrites foreign changes unseen. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { formatBoard } from '../model/index.js';
import { placeCircle, waitUntilSaved, readHistorySteps } from './document-driver.js';
import { readBoard, readFindings, waitForEditor } from './editor-driver.js';
import { takeScreenshot, useEditor } from './editor-fixture.js';

const folder = mkdtempSync(join(tmpdir(), 'lamplighter-'));
const file = join(folder, 'board.json');
const original = readFileSync('boards/teaching/section-line/board.json', 'utf8');
const theirs = original.replace('[8000, 2000]', '[8100, 2000]');
writeFileSync(file, original);

const { openPage } = useEditor(file, { forgive: /409|410|412|ERR_CONNECTION/ });

beforeEach(() => {
  writeFileSync(file, original);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const onDisk = (): string => readFileSync(file, 'utf8');

test('the file is opened and Ctrl-S saves it; a reload keeps the history and the file', async () => {
  const page = await openPage();
  await waitForEditor(page);
  expect((await readBoard(page)).id).toBe('section-line');
  expect(onDisk()).toBe(original);
  await page.getByRole('button', { name: 'Save board.json' }).waitFor();
  await placeCircle(page, 43);
  await page.keyboard.press('Control+s');
  await expect.poll(onDisk).toBe(formatBoard(await readBoard(page)));
  await waitUntilSaved(page);
  await page.reload();
  await waitForEditor(page);
  expect((await readHistorySteps(page)).at).toBe(1);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+s');
  await expect.poll(onDisk).toBe(original);
});

test('a file with unknown properties opens with findings, and is saved with all of them', async () => {
  const circle = /\{"number": 1, [^}]*/;
  const extended = original
    .replace('{\n', '{\n  "$schema": "board.schema.json",\n')
    .replace(circle, '$&, "note": "faint"')
    .replace(/\n\}\n$/, ',\n  "our-tool": {"layers": [1, 2]}\n}\n');
  writeFileSync(file, extended);
  const page = await openPage();
  await waitForEditor(page);
  await expect
    .poll(async () => (await readFindings(page)).join('\n'))
    .toMatch(/Circle 1 has an unknown property, "note"[^]*The board has an unknown property, "our-tool"/);
  await takeScreenshot(page, 'unknown-properties');
  await placeCircle(page, 43);
  await page.keyboard.press('Control+s');
  await expect.poll(onDisk).toBe(formatBoard(await readBoard(page)));
  expect(onDisk()).toContain('"note": "faint"}');
  await waitUntilSaved(page);
  await page.reload();
  await waitForEditor(page);
  expect((await readHistorySteps(page)).at).toBe(1);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+s');
  await expect.poll(onDisk).toBe(extended);
});

test('text being typed is saved with Ctrl-S, and kept when the page is left', async () => {
  const page = await openPage();
  await waitForEditor(page);
  const field = page.locator('lamplighter-inspector').getByLabel('Name', { exact: true });
  await field.fill('Typed');
  await page.keyboard.press('Control+s');
  await expect.poll(onDisk).toContain('"name": "Typed"');
  expect(await field.evaluate((input) => input.matches(':focus'))).toBe(true);
  page.on('dialog', (dialog) => void dialog.accept());
  await field.fill('Typed and left');
  await page.reload();
  await waitForEditor(page);
  expect((await readBoard(page)).name).toBe('Typed and left');
});

test.each([
  ['a download', undefined],
  ['a file that is chosen', 'copy.json'],
])('a copy is %s, and Ctrl-S still saves the board’s own file', async (_, name) => {
  const page = await openPage();
  await page.addInitScript((chosen) => {
    const showSaveFilePicker = async (): Promise<unknown> =>
      (await navigator.storage.getDirectory()).getFileHandle(chosen, { create: true });
    Object.assign(window, { showSaveFilePicker: chosen === undefined ? undefined : showSaveFilePicker });
  }, name);
  await page.reload();
  await waitForEditor(page);
  await placeCircle(page, 43);
  const copied = page.getByText(/Saved a copy as|Downloaded a copy/).first();
  const downloading = name === undefined ? page.waitForEvent('download') : undefined;
  await page.keyboard.press('Control+Shift+s');
  await copied.waitFor();
  const copy = downloading
    ? readFileSync(await (await downloading).path(), 'utf8')
    : await page.evaluate(async () => {
        const folder = await navigator.storage.getDirectory();
        return (await (await folder.getFileHandle('copy.json')).getFile()).text();
      });
  expect(copy).toBe(formatBoard(await readBoard(page)));
  expect(onDisk()).toBe(original);
  expect(await page.locator('lamplighter-saved .file').textContent()).toBe('changed');
  await placeCircle(page, 44);
  await page.keyboard.press('Control+s');
  await expect.poll(onDisk).toBe(formatBoard(await readBoard(page)));
  await waitUntilSaved(page);
  await page.reload();
  await waitForEditor(page);
  await placeCircle(page, 45);
  await page.keyboard.press('Control+s');
  await expect.poll(onDisk).toBe(formatBoard(await readBoard(page)));
});

test('a change on disk is shown before it is overwritten', async () => {
  const page = await openPage();
  await waitForEditor(page);
  await placeCircle(page, 43);
  writeFileSync(file, theirs);
  await page.keyboard.press('Control+s');
  const panel = page.locator('lamplighter-conflict');
  await panel.getByText('board.json was changed on disk.').waitFor();
  expect(await panel.locator('pre').textContent()).toMatch(/circle/);
  await takeScreenshot(page, 'changed-on-disk');
  expect(onDisk()).toBe(theirs);

  const downloading = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Download a copy of mine' }).click();
  const mine = formatBoard(await readBoard(page));
  expect(readFileSync(await (await downloading).path(), 'utf8')).toBe(mine);
  expect(onDisk()).toBe(theirs);

  writeFileSync(file, theirs.replace('"name": "', '"name": "!'));
  await page.keyboard.press('Control+s');
  await panel.getByRole('button', { name: 'Overwrite the file' }).click();
  await expect.poll(onDisk).toBe(mine);
});

test('the file can be loaded instead, and the user’s board stays in the list', async () => {
  const page = await openPage();
  await waitForEditor(page);
  await placeCircle(page, 43);
  writeFileSync(file, theirs);
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Load the file' }).click();
  await expect.poll(async () => formatBoard(await readBoard(page))).toBe(theirs);
  await page.keyboard.press('Control+o');
  await expect.poll(() => page.locator('lamplighter-welcome .recent li').count()).toBe(2);
  await page.keyboard.press('Escape');
  await placeCircle(page, 43);
  await page.keyboard.press('Control+s');
  await expect.poll(onDisk).toBe(formatBoard(await readBoard(page)));
});

test('a file that is no longer a board is not loaded, and a deleted file is written again', async () => {
  const page = await openPage();
  await waitForEditor(page);
  await placeCircle(page, 43);
  writeFileSync(file, '{ "half": ');
  await page.keyboard.press('Control+s');
  const panel = page.locator('lamplighter-conflict');
  await panel.getByText(/is not a board file. line 1/).waitFor();
  expect(await panel.getByRole('button', { name: 'Load the file' }).count()).toBe(0);
  await panel.getByRole('button', { name: 'Decide later' }).click();
  // Having been shown the change is not consent to overwrite it.
  await page.keyboard.press('Control+s');
  await panel.getByText(/is not a board file. line 1/).waitFor();
  await panel.getByRole('button', { name: 'Decide later' }).click();
  writeFileSync(file, Buffer.from([0x7b, 0xff, 0x7d]));
  await page.keyboard.press('Control+s');
  await page.getByText('board.json exists but cannot be read').waitFor();
  expect([...readFileSync(file)]).toEqual([0x7b, 0xff, 0x7d]);
  rmSync(file);
  await page.reload();
  await page.getByText('board.json is gone.').waitFor();
  await page.keyboard.press('Control+s');
  await panel.getByText('The file was deleted.').waitFor();
  await panel.getByRole('button', { name: 'Overwrite the file' }).click();
  await expect.poll(() => panel.count()).toBe(0);
  await page.locator('lamplighter-saved .file', { hasText: /^saved/ }).waitFor();
  expect(onDisk()).toBe(formatBoard(await readBoard(page)));
});
