/** A small board traced over a scan from an empty page, with a mouse, and undone completely. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Point } from '../model/index.js';
import { waitForStep, expectUndoRedoRoundTrip, downloadBoard } from './document-driver.js';
import {
  readBoard,
  canvasLocator,
  clickAt,
  readFindings,
  createBoard,
  scanPixelToBoard,
  readStreetBoard,
  pressToolKey,
} from './editor-driver.js';
import { takeScreenshot, useEditor } from './editor-fixture.js';
import {
  WATERLINE_BEND,
  STREET_CHAINS,
  SCAN_CORNERS,
  expectTracedBoard,
  HOUSE_BLOCK_POINTS,
  BOARD_NAME,
  PIER_CIRCLES,
  NODE_PIXELS,
  REVIEW_FIELDS,
  SCAN_FILE,
  WATER_BLOCK_POINT,
} from './board-to-trace.js';

const { openPage } = useEditor();
const field = (page: Page, label: string): Locator =>
  page.locator('lamplighter-inspector').getByLabel(label, { exact: true });

test('calibrate, circles, crossings, streets, water, blocks, no findings, the expected file, and undo of everything', async () => {
  const page = await openPage('?board=teaching/two-routes');
  await createBoard(page, 'wm', BOARD_NAME);
  const opened = await downloadBoard(page);
  await page.getByRole('tab', { name: 'Scan' }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page
      .locator('lamplighter-scan-panel')
      .getByRole('button', { name: /picture/i })
      .first()
      .click(),
  ]);
  await chooser.setFiles(SCAN_FILE);
  await page.locator('lamplighter-scan-panel').getByText(/700/).first().waitFor();
  const onScan = (pixel: Point): Promise<Point> => scanPixelToBoard(page, pixel);

  await pressToolKey(page, 'p');
  for (const [i, corner] of SCAN_CORNERS.entries()) {
    await clickAt(page, await onScan(corner));
    await waitForStep(page, i + 2);
  }
  const scan = (await readBoard(page)).provenance.scans?.[0];
  expect(scan?.points).toHaveLength(4);
  await page.keyboard.press('f');
  await takeScreenshot(page, 'trace-1-calibrated');

  const options = page.locator('lamplighter-tool-options');
  await pressToolKey(page, 'c');
  for (const id of ['c1', 'c2', 'c3'] as const) await clickAt(page, await onScan(NODE_PIXELS[id]));
  await pressToolKey(page, 'x');
  await clickAt(page, await onScan(NODE_PIXELS.x1));
  await options.getByRole('radio', { name: /yellow/i }).click();
  for (const id of ['x2', 'x3'] as const) await clickAt(page, await onScan(NODE_PIXELS[id]));
  let board = await readStreetBoard(page);
  expect([board.circles.length, board.crossings.length]).toEqual([3, 3]);
  await takeScreenshot(page, 'trace-2-nodes');

  const place = (id: string): Point =>
    board.circles.find(({ number }) => `c${number}` === id)?.at ??
    board.crossings.find((each) => each.id === id)!.at;
  await pressToolKey(page, 's');
  for (const chain of STREET_CHAINS) {
    for (const id of chain) await clickAt(page, place(id));
    await page.keyboard.press('Escape');
  }
  await takeScreenshot(page, 'trace-3-streets');
  board = await readStreetBoard(page);
  expect(board.streets).toHaveLength(7);

  await pressToolKey(page, 'w');
  await clickAt(page, place('c1'));
  await clickAt(page, WATERLINE_BEND);
  await clickAt(page, place('c3'));
  await page.keyboard.press('Escape');
  await pressToolKey(page, 'c');
  await options.getByRole('radio', { name: /blue/i }).click();
  for (const pier of Object.values(PIER_CIRCLES)) await clickAt(page, pier);
  await pressToolKey(page, 's');
  for (const pier of Object.values(PIER_CIRCLES)) {
    await clickAt(page, place('x2'));
    await clickAt(page, pier);
    await page.keyboard.press('Escape');
  }
  await pressToolKey(page, 'b');
  for (const at of HOUSE_BLOCK_POINTS) await clickAt(page, at);
  await options.getByRole('radio', { name: /water/i }).click();
  await clickAt(page, WATER_BLOCK_POINT);
  await takeScreenshot(page, 'trace-4-blocks');
  board = await readStreetBoard(page);
  expect(board.blocks.map(({ kind }) => kind)).toEqual(['houses', 'houses', 'water']);

  expect((await readFindings(page)).filter((each) => !each.startsWith('info'))).toEqual([]);

  // Fields of the board: nothing is selected.
  await pressToolKey(page, 'v');
  await page.keyboard.press('Escape');
  for (const [label, text] of REVIEW_FIELDS) {
    await field(page, label).fill(text);
    await page.keyboard.press('Enter');
  }
  // The reviewer saw a yellow border that the tracer missed. What is changed now is unreviewed until it is
  // checked again.
  await clickAt(page, place('x1'));
  expect(await field(page, 'Status').inputValue()).toBe('reviewed');
  await field(page, 'Border').getByRole('radio', { name: 'yellow' }).click();
  await expect
    .poll(() => readFindings(page))
    .toEqual([expect.stringContaining('A second person has not reviewed the crossing by')]);
  await expect.poll(() => field(page, 'Status').inputValue()).toBe('traced');
  await field(page, 'Status').selectOption('reviewed');
  await expect.poll(() => readFindings(page)).toEqual([]);
  await canvasLocator(page).focus();
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Findings' }).click();
  await field(page, 'Reviewed how').scrollIntoViewIfNeeded();
  await takeScreenshot(page, 'trace-5-reviewed');

  expectTracedBoard(await downloadBoard(page));
  await expectUndoRedoRoundTrip(page, opened);
});
