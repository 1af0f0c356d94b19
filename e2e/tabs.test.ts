/** One board in several tabs, or opened twice in one: one writes, the others read, and no stroke is lost between them. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { formatBoard } from '../model/index.js';
import { atStep, emptyBoard, fillDisk, placeCircle, saved, steps } from './drawing.js';
import { boardOn, ready } from './hands.js';
import { picture, stage } from './harness.js';

const { open, tab } = stage();

/** A small board loads faster than Whitechapel. */
const SMALL = '?board=teaching/two-routes';
const start = async (): Promise<Page> => emptyBoard(await open(SMALL));

test('a second tab is told, reads along, and takes over by a button', async () => {
  const first = await start();
  await placeCircle(first, 1);
  await saved(first);
  const second = await tab(first, '');
  await ready(second);
  await second.getByText('This board is open in another tab.').waitFor();
  await saved(second, 'elsewhere');
  await placeCircle(second, 2);
  expect((await steps(second)).at).toBe(1);
  await placeCircle(first, 3);
  await atStep(second, 2);
  await picture(second, 'second-tab');

  await second.getByRole('button', { name: 'Edit it here' }).click();
  await first.getByText('Another tab has taken this board over.').waitFor();
  await saved(first, 'elsewhere');
  await saved(second);
  await placeCircle(first, 4);
  await placeCircle(second, 5);
  await saved(second);
  expect((await steps(second)).at).toBe(3);
  await atStep(first, 3);
  expect(await boardOn(first)).toEqual(await boardOn(second));

  await second.close();
  await first.getByRole('button', { name: 'Edit it here' }).click();
  await saved(first);
  await placeCircle(first, 6);
  expect((await steps(first)).at).toBe(4);
});

test('tabs that open a board at the same time, as a browser does that is started again, all open it', async () => {
  const first = await start();
  await placeCircle(first, 1);
  await saved(first);
  const others = await Promise.all([1, 2, 3].map(() => tab(first, '')));
  for (const other of others) {
    await other.getByText('This board is open in another tab.').waitFor();
    await atStep(other, 1);
  }
});

test('strokes that another tab did not get are kept as a board of its own', async () => {
  const first = await start();
  await placeCircle(first, 1);
  await saved(first);
  const second = await tab(first, '');
  await second.getByText('This board is open in another tab.').waitFor();
  await fillDisk(first, true);
  await placeCircle(first, 2);
  await saved(first, 'failed');
  await second.getByRole('button', { name: 'Edit it here' }).click();
  await second.getByRole('button', { name: 'Take over anyway' }).click();
  await saved(second);
  await first.getByText('They are in this tab alone').waitFor();
  await first.getByRole('button', { name: 'NOT SAVED' }).waitFor();
  await picture(first, 'in-this-tab-alone');
  const downloading = first.waitForEvent('download');
  await first.getByRole('button', { name: 'Download the board now' }).click();
  expect(readFileSync(await (await downloading).path(), 'utf8')).toBe(formatBoard(await boardOn(first)));
  await fillDisk(first, false);
  await first.getByRole('button', { name: 'Keep it as a board of its own' }).click();
  await saved(first);
  await placeCircle(first, 3);
  await saved(first);
  await first.reload();
  await ready(first);
  expect([(await steps(first)).at, (await steps(second)).at]).toEqual([3, 1]);
});

test('a double click on a recent board opens it once, for drawing', async () => {
  const page = await start();
  await placeCircle(page, 1);
  await saved(page);
  await page.goto(new URL(SMALL, page.url()).href);
  await ready(page);
  await page.keyboard.press('Control+o');
  const recent = page.locator('lamplighter-welcome .recent li button').first();
  await recent.waitFor();
  // Both before anything was opened.
  await recent.evaluate((button) => {
    (button as HTMLElement).click();
    (button as HTMLElement).click();
  });
  await atStep(page, 1);
  await saved(page);
  await placeCircle(page, 2);
  await atStep(page, 2);
  expect(await page.locator('lamplighter-notices .notice').count()).toBe(0);
});
