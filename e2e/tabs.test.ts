/** One board in several tabs, or opened twice in one: one writes, the others read, and no edit is lost. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { formatBoard } from '../model/index.js';
import {
  waitForStep,
  createEmptyWhitechapelBoard,
  simulateFullDisk,
  placeCircle,
  waitUntilSaved,
  readHistorySteps,
} from './document-driver.js';
import { readBoard, waitForEditor } from './editor-driver.js';
import { takeScreenshot, useEditor } from './editor-fixture.js';

const { openPage, openTab } = useEditor();

/** A small board loads faster than Whitechapel. */
const SMALL = '?board=teaching/two-routes';
const start = async (): Promise<Page> => createEmptyWhitechapelBoard(await openPage(SMALL));

test('a second tab is read-only, follows, and takes over by a button', async () => {
  const first = await start();
  await placeCircle(first, 1);
  await waitUntilSaved(first);
  const second = await openTab(first, '');
  await waitForEditor(second);
  await second.getByText('This board is open in another tab.').waitFor();
  await waitUntilSaved(second, 'elsewhere');
  await placeCircle(second, 2);
  expect((await readHistorySteps(second)).at).toBe(1);
  await placeCircle(first, 3);
  await waitForStep(second, 2);
  await takeScreenshot(second, 'second-tab');

  await second.getByRole('button', { name: 'Edit here' }).click();
  await first.getByText('Another tab has taken over this board.').waitFor();
  await waitUntilSaved(first, 'elsewhere');
  await waitUntilSaved(second);
  await placeCircle(first, 4);
  await placeCircle(second, 5);
  await waitUntilSaved(second);
  expect((await readHistorySteps(second)).at).toBe(3);
  await waitForStep(first, 3);
  expect(await readBoard(first)).toEqual(await readBoard(second));

  await second.close();
  await first.getByRole('button', { name: 'Edit here' }).click();
  await waitUntilSaved(first);
  await placeCircle(first, 6);
  expect((await readHistorySteps(first)).at).toBe(4);
});

test('tabs that open a board at the same time, as when a browser restarts, all open it', async () => {
  const first = await start();
  await placeCircle(first, 1);
  await waitUntilSaved(first);
  const others = await Promise.all([1, 2, 3].map(() => openTab(first, '')));
  for (const other of others) {
    await other.getByText('This board is open in another tab.').waitFor();
    await waitForStep(other, 1);
  }
});

test('edits that another tab did not get are kept as a separate board', async () => {
  const first = await start();
  await placeCircle(first, 1);
  await waitUntilSaved(first);
  const second = await openTab(first, '');
  await second.getByText('This board is open in another tab.').waitFor();
  await simulateFullDisk(first, true);
  await placeCircle(first, 2);
  await waitUntilSaved(first, 'failed');
  await second.getByRole('button', { name: 'Edit here' }).click();
  await second.getByRole('button', { name: 'Take over anyway' }).click();
  await waitUntilSaved(second);
  await first.getByText('They exist only in this tab').waitFor();
  await first.getByRole('button', { name: 'NOT SAVED' }).waitFor();
  await takeScreenshot(first, 'in-this-tab-alone');
  const downloading = first.waitForEvent('download');
  await first.getByRole('button', { name: 'Download the board now' }).click();
  expect(readFileSync(await (await downloading).path(), 'utf8')).toBe(formatBoard(await readBoard(first)));
  await simulateFullDisk(first, false);
  await first.getByRole('button', { name: 'Keep as a separate board' }).click();
  await waitUntilSaved(first);
  await placeCircle(first, 3);
  await waitUntilSaved(first);
  await first.reload();
  await waitForEditor(first);
  expect([(await readHistorySteps(first)).at, (await readHistorySteps(second)).at]).toEqual([3, 1]);
});

test('a double click on a recent board opens it once, for editing', async () => {
  const page = await start();
  await placeCircle(page, 1);
  await waitUntilSaved(page);
  await page.goto(new URL(SMALL, page.url()).href);
  await waitForEditor(page);
  await page.keyboard.press('Control+o');
  const recent = page.locator('lamplighter-welcome .recent li button').first();
  await recent.waitFor();
  // Both before anything was opened.
  await recent.evaluate((button) => {
    (button as HTMLElement).click();
    (button as HTMLElement).click();
  });
  await waitForStep(page, 1);
  await waitUntilSaved(page);
  await placeCircle(page, 2);
  await waitForStep(page, 2);
  expect(await page.locator('lamplighter-notices .notice').count()).toBe(0);
});
