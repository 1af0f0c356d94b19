/** A served file among other boards and on another day: each board is saved to its own file. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { findPageFolder } from '../cli/commands/edit/page-files.js';
import { serveEditor, type EditorServer } from '../cli/commands/edit/serve-editor.js';
import { formatBoard } from '../model/index.js';
import { placeCircle, waitUntilSaved, readHistorySteps } from './document-driver.js';
import { readBoard, waitForEditor } from './editor-driver.js';
import { takeScreenshot, useEditor } from './editor-fixture.js';

const folder = mkdtempSync(join(tmpdir(), 'lamplighter-'));
const file = join(folder, 'board.json');
const original = readFileSync('boards/teaching/section-line/board.json', 'utf8');
const theirs = original.replace('[8000, 2000]', '[8100, 2000]');
writeFileSync(file, original);

const { openPage, openTab, server } = useEditor(file, { forgive: /403|412/ });

beforeEach(() => {
  writeFileSync(file, original);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const onDisk = (): string => readFileSync(file, 'utf8');

/** Opens a small shipped board from the list by keyboard. */
async function openSpur(page: Page): Promise<void> {
  await page.keyboard.press('Control+o');
  const welcome = page.locator('lamplighter-welcome');
  await welcome.getByText(/^Teaching boards/).press('Enter');
  await welcome.getByRole('button', { name: 'A spur' }).press('Enter');
  await expect.poll(async () => (await readBoard(page)).id).toBe('a-spur');
}

test('another board on the same page is never saved to the file, even after a reload', async () => {
  const page = await openPage();
  await page.addInitScript(() => {
    Object.assign(window, { showSaveFilePicker: undefined });
  });
  await page.reload();
  await waitForEditor(page);
  await openSpur(page);
  await placeCircle(page, 44);
  await waitUntilSaved(page);
  await page.reload();
  await waitForEditor(page);
  await page.getByText('This board is not board.json').waitFor();
  await takeScreenshot(page, 'another-board');
  const downloading = page.waitForEvent('download');
  await page.locator('lamplighter-canvas .sheet').focus();
  await page.keyboard.press('Control+s');
  expect((await downloading).suggestedFilename()).toBe('a-spur.board.json');
  expect(onDisk()).toBe(original);

  await page.reload();
  await page.getByRole('button', { name: 'Open board.json' }).click();
  await expect.poll(async () => (await readBoard(page)).id).toBe('section-line');
  await placeCircle(page, 44);
  await page.keyboard.press('Control+s');
  await expect.poll(onDisk).toBe(formatBoard(await readBoard(page)));
});

test('a board taken over from a tab that saved it knows its file', async () => {
  const first = await openPage();
  await waitForEditor(first);
  await placeCircle(first, 43);
  await waitUntilSaved(first);
  const second = await openTab(first);
  await second.getByText('This board is open in another tab.').waitFor();
  await placeCircle(first, 44);
  await first.keyboard.press('Control+s');
  await expect.poll(onDisk).toBe(formatBoard(await readBoard(first)));
  await second.getByRole('button', { name: 'Edit here' }).click();
  await waitUntilSaved(second);
  const file = second.locator('lamplighter-saved .file');
  await expect.poll(() => file.textContent()).toMatch(/^saved /);
  await placeCircle(second, 45);
  await second.keyboard.press('Control+s');
  await expect.poll(onDisk).toBe(formatBoard(await readBoard(second)));
});

test('a question about one board disappears with it', async () => {
  const page = await openPage();
  await waitForEditor(page);
  await placeCircle(page, 43);
  writeFileSync(file, theirs);
  await page.keyboard.press('Control+s');
  const panel = page.locator('lamplighter-conflict');
  await panel.waitFor();
  await openSpur(page);
  expect(await panel.count()).toBe(0);
  // The board of the file finds its file again, and asks again.
  await page.keyboard.press('Control+o');
  await page.locator('lamplighter-welcome .recent li button').first().click();
  await expect.poll(async () => (await readBoard(page)).id).toBe('section-line');
  await page.keyboard.press('Control+s');
  await panel.waitFor();
  expect(onDisk()).toBe(theirs);
});

test('the next day the file opens with its unsaved edits; an old URL warns that the file is unavailable', async () => {
  const page = await openPage();
  await page.addInitScript(() => {
    Object.assign(window, { showSaveFilePicker: undefined });
  });
  let other: EditorServer | undefined;
  const serve = async (port: number): Promise<EditorServer> => {
    await other?.close();
    return (other = await serveEditor({ page: findPageFolder()!, file, port }));
  };
  try {
    const { address } = await serve(0);
    const { port } = new URL(address);
    await page.goto(address);
    await waitForEditor(page);
    await placeCircle(page, 43);
    await waitUntilSaved(page);
    const old = page.url();

    await page.goto((await serve(Number(port))).address);
    await waitForEditor(page);
    expect((await readHistorySteps(page)).at).toBe(1);
    await page.getByText('Your unsaved edits of board.json have been restored').waitFor();
    await page.goto(old);
    await waitForEditor(page);
    expect((await readHistorySteps(page)).at).toBe(1);
    await page.getByText('The token is missing or wrong.').waitFor();
    // A download is a copy: the board still belongs to the file and is ahead of it.
    await page.locator('lamplighter-canvas .sheet').focus();
    await Promise.all([page.waitForEvent('download'), page.keyboard.press('Control+s')]);
    await waitUntilSaved(page);
    await page.goto(other!.address);
    await page.getByText('Your unsaved edits of board.json have been restored').waitFor();

    writeFileSync(file, theirs);
    await page.goto(other!.address);
    await waitForEditor(page);
    expect(formatBoard(await readBoard(page))).toBe(theirs);
    await page.getByText('board.json was changed on disk since your last edits here').waitFor();
    await takeScreenshot(page, 'changed-since');
    await page.getByRole('button', { name: 'Open my edits' }).click();
    await expect.poll(async () => (await readHistorySteps(page)).at).toBe(1);
    await page.keyboard.press('Control+s');
    await page.locator('lamplighter-conflict').waitFor();
    expect(onDisk()).toBe(theirs);
  } finally {
    await other?.close();
  }
});

test('on other hosts the page brings its own policy', async () => {
  const answer = await fetch(new URL(server().address).origin);
  const [, policy] = / content="(default-src [^"]*)"/.exec(await answer.text())!;
  const content = policy!.replaceAll('&#39;', "'");
  expect(answer.headers.get('content-security-policy')).toBe(`${content}; frame-ancestors 'none'`);
});
