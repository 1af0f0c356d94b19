/** A small board traced from an empty page over a scan, with a mouse: the journey that the editor is for, and all the way back. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Point } from '../model/index.js';
import { atStep, expectToAndFro, exported } from './drawing.js';
import {
  boardOn,
  canvasOf,
  click,
  findingsOn,
  newBoard,
  placeOfScanPixel,
  streetBoardOn,
  take,
} from './hands.js';
import { picture, stage } from './harness.js';
import {
  BEND,
  CHAINS,
  CORNERS,
  expectTraced,
  HOUSES,
  NAME,
  PIERS,
  PIXELS,
  REVIEW,
  SCAN,
  WATER,
} from './traced-board.js';

const { open } = stage();
const field = (page: Page, label: string): Locator =>
  page.locator('lamplighter-inspector').getByLabel(label, { exact: true });

test('calibrate, circles, crossings, streets, water, blocks, no finding left, the file is the expected one, and undone it is none of it', async () => {
  const page = await open('?board=teaching/two-routes');
  await newBoard(page, 'wm', NAME);
  const opened = await exported(page);
  await page.getByRole('tab', { name: 'Scan' }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page
      .locator('lamplighter-scan-panel')
      .getByRole('button', { name: /picture/i })
      .first()
      .click(),
  ]);
  await chooser.setFiles(SCAN);
  await page.locator('lamplighter-scan-panel').getByText(/700/).first().waitFor();
  const onScan = (pixel: Point): Promise<Point> => placeOfScanPixel(page, pixel);

  await take(page, 'p');
  for (const [i, corner] of CORNERS.entries()) {
    await click(page, await onScan(corner));
    await atStep(page, i + 2);
  }
  const scan = (await boardOn(page)).provenance.scans?.[0];
  expect(scan?.points).toHaveLength(4);
  await page.keyboard.press('f');
  await picture(page, 'trace-1-calibrated');

  const options = page.locator('lamplighter-tool-options');
  await take(page, 'c');
  for (const id of ['c1', 'c2', 'c3'] as const) await click(page, await onScan(PIXELS[id]));
  await take(page, 'x');
  await click(page, await onScan(PIXELS.x1));
  await options.getByRole('radio', { name: /yellow/i }).click();
  for (const id of ['x2', 'x3'] as const) await click(page, await onScan(PIXELS[id]));
  let board = await streetBoardOn(page);
  expect([board.circles.length, board.crossings.length]).toEqual([3, 3]);
  await picture(page, 'trace-2-nodes');

  const place = (id: string): Point =>
    board.circles.find(({ number }) => `c${number}` === id)?.at ??
    board.crossings.find((each) => each.id === id)!.at;
  await take(page, 's');
  for (const chain of CHAINS) {
    for (const id of chain) await click(page, place(id));
    await page.keyboard.press('Escape');
  }
  await picture(page, 'trace-3-streets');
  board = await streetBoardOn(page);
  expect(board.streets).toHaveLength(7);

  await take(page, 'w');
  await click(page, place('c1'));
  await click(page, BEND);
  await click(page, place('c3'));
  await page.keyboard.press('Escape');
  await take(page, 'c');
  await options.getByRole('radio', { name: /blue/i }).click();
  for (const pier of Object.values(PIERS)) await click(page, pier);
  await take(page, 's');
  for (const pier of Object.values(PIERS)) {
    await click(page, place('x2'));
    await click(page, pier);
    await page.keyboard.press('Escape');
  }
  await take(page, 'b');
  for (const at of HOUSES) await click(page, at);
  await options.getByRole('radio', { name: /water/i }).click();
  await click(page, WATER);
  await picture(page, 'trace-4-blocks');
  board = await streetBoardOn(page);
  expect(board.blocks.map(({ kind }) => kind)).toEqual(['houses', 'houses', 'water']);

  expect((await findingsOn(page)).filter((each) => !each.startsWith('info'))).toEqual([]);

  // Fields of the board: nothing is selected.
  await take(page, 'v');
  await page.keyboard.press('Escape');
  for (const [label, text] of REVIEW) {
    await field(page, label).fill(text);
    await page.keyboard.press('Enter');
  }
  // The reviewer saw a yellow border that the tracer missed. What is changed now waits until it was seen again.
  await click(page, place('x1'));
  expect(await field(page, 'Status').inputValue()).toBe('reviewed');
  await field(page, 'Border').selectOption('yellow');
  await expect
    .poll(() => findingsOn(page))
    .toEqual([expect.stringContaining('Only one person has seen the crossing by')]);
  await expect.poll(() => field(page, 'Status').inputValue()).toBe('traced');
  await field(page, 'Status').selectOption('reviewed');
  await expect.poll(() => findingsOn(page)).toEqual([]);
  await canvasOf(page).focus();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Findings' }).click();
  await field(page, 'Reviewed how').scrollIntoViewIfNeeded();
  await picture(page, 'trace-5-reviewed');

  expectTraced(await exported(page));
  await expectToAndFro(page, opened);
});
