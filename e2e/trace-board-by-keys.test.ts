/** The board of the tracing journey over the same scan and down to the same file, by keyboard alone. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Point } from '../model/index.js';
import { waitForStep, downloadBoard } from './document-driver.js';
import {
  readFindings,
  createBoardByKeys,
  scanPixelToBoard,
  moveCursorTo,
  pressKey,
  readStreetBoard,
  focusMap,
  focusField,
  tabToNode,
  tabToNodeAndClick,
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

async function placeAt(page: Page, at: Point): Promise<void> {
  await moveCursorTo(page, at);
  await pressKey(page, 'Enter');
}

test('the traced board by keyboard alone gives the same file', { timeout: 300_000 }, async () => {
  const page = await openPage('?board=teaching/two-routes');
  await createBoardByKeys(page, 'w', BOARD_NAME);
  await focusMap(page);
  // Requested early: the browser needs a moment until it reports a file chooser instead of showing it.
  const choosing = page.waitForEvent('filechooser');
  await pressKey(page, 'Control+k');
  await page.keyboard.type('add a scan');
  await pressKey(page, 'Enter');
  await (await choosing).setFiles(SCAN_FILE);
  await waitForStep(page, 1);
  const placeOnScan = async (pixel: Point): Promise<void> => {
    await placeAt(page, await scanPixelToBoard(page, pixel));
  };

  await pressKey(page, 'p');
  for (const [i, corner] of SCAN_CORNERS.entries()) {
    await placeOnScan(corner);
    await waitForStep(page, i + 2);
  }
  await pressKey(page, 'f');

  await pressKey(page, 'c');
  for (const id of ['c1', 'c2', 'c3'] as const) await placeOnScan(NODE_PIXELS[id]);
  await pressKey(page, 'x');
  await placeOnScan(NODE_PIXELS.x1);
  await pressKey(page, 'k');
  for (const id of ['x2', 'x3'] as const) await placeOnScan(NODE_PIXELS[id]);
  await pressKey(page, 's');
  for (const chain of STREET_CHAINS) {
    for (const id of chain) await tabToNodeAndClick(page, id);
    await pressKey(page, 'Escape');
  }

  await pressKey(page, 'w');
  await tabToNodeAndClick(page, 'c1');
  await placeAt(page, WATERLINE_BEND);
  await tabToNodeAndClick(page, 'c3');
  await pressKey(page, 'Escape');
  // Blue is the colour before white.
  await pressKey(page, 'c');
  await pressKey(page, 'i');
  for (const pier of Object.values(PIER_CIRCLES)) await placeAt(page, pier);
  await pressKey(page, 's');
  for (const pier of Object.keys(PIER_CIRCLES)) {
    await tabToNodeAndClick(page, 'x2');
    await tabToNodeAndClick(page, pier);
    await pressKey(page, 'Escape');
  }
  await pressKey(page, 'b');
  for (const at of HOUSE_BLOCK_POINTS) await placeAt(page, at);
  await pressKey(page, 'k');
  await placeAt(page, WATER_BLOCK_POINT);
  await takeScreenshot(page, 'keyboard-traced');
  expect((await readStreetBoard(page)).blocks.map(({ kind }) => kind)).toEqual(['houses', 'houses', 'water']);
  expect((await readFindings(page)).filter((each) => !each.startsWith('info'))).toEqual([]);

  // Fields of the board: nothing is selected.
  await pressKey(page, 'v');
  await pressKey(page, 'Escape');
  for (const [label, text] of REVIEW_FIELDS) {
    await focusField(page, label);
    await page.keyboard.type(text);
    await pressKey(page, 'Enter');
  }
  // The reviewer saw a yellow border that the tracer missed. What is changed now is unreviewed until it is
  // checked again.
  await focusMap(page);
  await tabToNode(page, 'x1');
  await focusField(page, 'Border');
  await page.keyboard.type('y');
  await expect
    .poll(() => readFindings(page))
    .toEqual([expect.stringContaining('A second person has not reviewed the crossing by')]);
  await focusField(page, 'Status');
  await page.keyboard.type('r');
  await expect.poll(() => readFindings(page)).toEqual([]);
  expectTracedBoard(await downloadBoard(page));
});
