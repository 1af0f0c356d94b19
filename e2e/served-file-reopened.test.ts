/** A served file among other boards, and on another day: each board goes into its own file, and nothing is forgotten. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { folderOfPage } from '../cli/edit/page-files.js';
import { serveEditor, type EditorServer } from '../cli/edit/serve-editor.js';
import { formatBoard } from '../model/index.js';
import { placeCircle, saved, steps } from './drawing.js';
import { boardOn, ready } from './hands.js';
import { picture, stage } from './harness.js';

const folder = mkdtempSync(join(tmpdir(), 'lamplighter-'));
const file = join(folder, 'board.json');
const original = readFileSync('boards/teaching/section-line/board.json', 'utf8');
const theirs = original.replace('[8000, 2000]', '[8100, 2000]');
writeFileSync(file, original);

const { open, tab, server } = stage(file, { forgive: /403|412/ });

beforeEach(() => {
  writeFileSync(file, original);
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const onDisk = (): string => readFileSync(file, 'utf8');

/** Opens a small board that comes with the editor, from the list and by keyboard. */
async function openSpur(page: Page): Promise<void> {
  await page.keyboard.press('Control+o');
  const welcome = page.locator('lamplighter-welcome');
  await welcome.getByText(/^Teaching boards/).press('Enter');
  await welcome.getByRole('button', { name: 'A spur' }).press('Enter');
  await expect.poll(async () => (await boardOn(page)).id).toBe('a-spur');
}

test('another board on the same page is never saved into the file, not even after a reload', async () => {
  const page = await open();
  await page.addInitScript(() => {
    Object.assign(window, { showSaveFilePicker: undefined });
  });
  await page.reload();
  await ready(page);
  await openSpur(page);
  await placeCircle(page, 43);
  await saved(page);
  await page.reload();
  await ready(page);
  await page.getByText('This is another board than board.json').waitFor();
  await picture(page, 'another-board');
  const downloading = page.waitForEvent('download');
  await page.locator('lamplighter-canvas .sheet').focus();
  await page.keyboard.press('Control+s');
  expect((await downloading).suggestedFilename()).toBe('a-spur.board.json');
  expect(onDisk()).toBe(original);

  await page.reload();
  await page.getByRole('button', { name: 'Open board.json' }).click();
  await expect.poll(async () => (await boardOn(page)).id).toBe('section-line');
  await placeCircle(page, 43);
  await page.keyboard.press('Control+s');
  await expect.poll(onDisk).toBe(formatBoard(await boardOn(page)));
});

test('a board that is taken over from a tab that saved it knows its file', async () => {
  const first = await open();
  await ready(first);
  await placeCircle(first, 43);
  await saved(first);
  const second = await tab(first);
  await second.getByText('This board is open in another tab.').waitFor();
  await placeCircle(first, 44);
  await first.keyboard.press('Control+s');
  await expect.poll(onDisk).toBe(formatBoard(await boardOn(first)));
  await second.getByRole('button', { name: 'Edit it here' }).click();
  await saved(second);
  const file = second.locator('lamplighter-saved .file');
  await expect.poll(() => file.textContent()).toMatch(/^saved /);
  await placeCircle(second, 45);
  await second.keyboard.press('Control+s');
  await expect.poll(onDisk).toBe(formatBoard(await boardOn(second)));
});

test('what is asked about one board goes with it', async () => {
  const page = await open();
  await ready(page);
  await placeCircle(page, 43);
  writeFileSync(file, theirs);
  await page.keyboard.press('Control+s');
  const panel = page.locator('lamplighter-conflict');
  await panel.waitFor();
  await openSpur(page);
  expect(await panel.count()).toBe(0);
  // The file's own board finds its file again in the list, and asks again.
  await page.keyboard.press('Control+o');
  await page.locator('lamplighter-welcome .recent li button').first().click();
  await expect.poll(async () => (await boardOn(page)).id).toBe('section-line');
  await page.keyboard.press('Control+s');
  await panel.waitFor();
  expect(onDisk()).toBe(theirs);
});

test('the next day the same file comes with what was not saved; an old address says that it is cut off', async () => {
  const page = await open();
  await page.addInitScript(() => {
    Object.assign(window, { showSaveFilePicker: undefined });
  });
  let other: EditorServer | undefined;
  const serve = async (port: number): Promise<EditorServer> => {
    await other?.close();
    return (other = await serveEditor({ page: folderOfPage()!, file, port }));
  };
  try {
    const { address } = await serve(0);
    const { port } = new URL(address);
    await page.goto(address);
    await ready(page);
    await placeCircle(page, 43);
    await saved(page);
    const old = page.url();

    await page.goto((await serve(Number(port))).address);
    await ready(page);
    expect((await steps(page)).at).toBe(1);
    await page.getByText('did not save into board.json is on the table again').waitFor();
    await page.goto(old);
    await ready(page);
    expect((await steps(page)).at).toBe(1);
    await page.getByText('The token is missing or wrong.').waitFor();
    // What is downloaded meanwhile is a copy: the board is still the file's, and as far ahead of it as before.
    await page.locator('lamplighter-canvas .sheet').focus();
    await Promise.all([page.waitForEvent('download'), page.keyboard.press('Control+s')]);
    await saved(page);
    await page.goto(other!.address);
    await page.getByText('did not save into board.json is on the table again').waitFor();

    writeFileSync(file, theirs);
    await page.goto(other!.address);
    await ready(page);
    expect(formatBoard(await boardOn(page))).toBe(theirs);
    await page.getByText('board.json was changed on disk since you drew on it here').waitFor();
    await picture(page, 'changed-since');
    await page.getByRole('button', { name: 'Open what I drew' }).click();
    await expect.poll(async () => (await steps(page)).at).toBe(1);
    await page.keyboard.press('Control+s');
    await page.locator('lamplighter-conflict').waitFor();
    expect(onDisk()).toBe(theirs);
  } finally {
    await other?.close();
  }
});

test('on other hosts the page brings its policy along', async () => {
  const answer = await fetch(new URL(server().address).origin);
  const [, policy] = / content="(default-src [^"]*)"/.exec(await answer.text())!;
  const said = policy!.replaceAll('&#39;', "'");
  expect(answer.headers.get('content-security-policy')).toBe(`${said}; frame-ancestors 'none'`);
});
